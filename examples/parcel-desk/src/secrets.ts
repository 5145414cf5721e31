const names = ['CARRIER_KEY', 'carrierSecret'] as const;

export const secrets = Object.fromEntries(names.map((name) => [name, { description: `From the carrier: ${name}` }]));
