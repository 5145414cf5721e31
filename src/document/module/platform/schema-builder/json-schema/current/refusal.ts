import { capital } from '../../../../../../data/capital.ts';
import type { Origin } from '../../../../value/value.ts';
import type { SchemaHost } from '../../schema.ts';

/** Reports a schema that publishing throws at, and returns why the value that contains it is unknown. */
export function refusal(host: SchemaHost, what: string, at: Origin, instead?: string): string {
  const why = `the platform does not convert ${what}`;
  const fact = `${capital(what)} cannot be published`;
  const message = `${fact}${instead === undefined ? '' : `; ${instead} can`}.`;
  host.report({ id: 'value-unexpected', message, why, at });
  return why;
}
