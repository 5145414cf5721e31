import { capital } from '../../../../../../data/capital.ts';
import type { Origin } from '../../../../value/value.ts';
import type { SchemaHost } from '../../schema.ts';

/** Takes note of what the platform throws at when it is published, and returns why what it is part of is not known. */
export function refusal(host: SchemaHost, what: string, at: Origin, instead?: string): string {
  const why = `the platform does not convert ${what}`;
  const fact = `${capital(what)} cannot be published`;
  const message = `${fact}${instead === undefined ? '' : `; ${instead} can`}.`;
  host.note({ id: 'value-unexpected', message, why, at });
  return why;
}
