/** What a rule may ask to know of the world beyond the manifest. The host fills it in before the rules run. */
export type Facts = {};

export type FactName = keyof Facts;
