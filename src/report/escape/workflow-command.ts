import { escapeTerminal } from './terminal.ts';

/** Escapes the message of a workflow command, as one line. */
export const escapeData = (text: string): string => escapeTerminal(text).replaceAll('%', '%25');

/** Escapes the value of a workflow command's property. */
export const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A line break inside a message. */
export const dataLineBreak = '%0A';
