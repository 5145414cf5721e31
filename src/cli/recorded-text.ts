/** Says what a baseline holds now. */
export const recordedText = (count: number, file: string): string =>
  `Recorded ${count === 1 ? '1 finding' : `${count} findings`} as inherited in ${file}.`;
