/** The schema that the platform assumes for a part without one: an object without properties. */
export const absentSchema = { type: 'object', properties: {} };
