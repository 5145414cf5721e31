/** What the platform takes a part for that has no schema: an object without properties. */
export const absentSchema = { type: 'object', properties: {} };
