/** All limits of the platform. Lengths are in Unicode code points. Source: platform API, "Limits". */
export const limits = {
  id: { min: 28, max: 36 },
  name: { max: 200 },
  version: { max: 200 },
  title: { max: 64 },
  integrationTitle: { min: 1, max: 64 },
  description: { max: 256 },
  url: { max: 2000 },
  signingSecret: { max: 2000 },
  script: { max: 2000 },
  attributeValue: { max: 200 },
  sdkVersion: { max: 200 },
} as const;
