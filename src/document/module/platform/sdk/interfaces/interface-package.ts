import { isNullish, opaque, truthOf, whyOf } from '../../../value/make.ts';
import { misspelt } from '../../../value/misspelt.ts';
import { reportMistake } from '../../../value/report-mistake.ts';
import type { Origin, Value } from '../../../value/value.ts';
import type { ConversionOptions } from '../../schema-builder/json-schema/options.ts';
import { type Definition, isDefinition, isInterface } from '../definition.ts';
import type { SdkHost } from '../host.ts';
import { objectAt, part } from '../parts.ts';
import { holds } from '../version/facts-by-version.ts';
import { interfaceParts } from './interface-parts.ts';

/** Returns the package that the platform's CLI would generate from an interface's definition. */
export function interfacePackage(definition: Value, origin: Origin, host: SdkHost): Value {
  if (!isInterface(definition)) {
    return opaque(whyOf(definition, 'it is not the definition of an interface'), origin);
  }
  const { name, version } = identityOf(definition, origin);
  const options = isBare(host) ? undefined : optionsOf(part(definition.props, '__advanced'));
  const parts = interfaceParts(definition.props, origin, host, options);
  return objectAt(origin, {
    type: 'interface',
    name,
    version,
    definition: objectAt(origin, { name, version, ...parts }),
  });
}

/** True if an interface is passed as declared, not as code that is generated from it. */
const isBare = ({ sdk }: SdkHost): boolean =>
  holds('extend-by-declaration', sdk) || holds('extend-by-raw-package', sdk);

const identityOf = ({ props }: Definition, origin: Origin) => ({
  name: part(props, 'name') ?? opaque('the interface has no name', origin),
  version: part(props, 'version') ?? opaque('the interface has no version', origin),
});

function optionsOf(advanced: Value | undefined): ConversionOptions {
  const flag = part(advanced, 'useLegacyZuiTransformer');
  const toJSONSchemaOptions = part(advanced, 'toJSONSchemaOptions');
  const legacy = flag !== undefined && truthOf(flag) === true;
  return { legacy, ...(toJSONSchemaOptions && { toJSONSchemaOptions }) };
}

/** The call that passes an interface. */
export interface Extending {
  /** The call of `.extend`. */
  readonly origin: Origin;
  /** The name of the method in the call. */
  readonly method: Origin;
}

/** Returns the definition in an interface's package, or the interface itself if it is passed directly. */
export function interfaceOf(pkg: Value | undefined, extending: Extending, host: SdkHost): Value {
  const { origin } = extending;
  if (pkg === undefined || isNullish(pkg)) return reportNoInterface(pkg, extending, host);
  const definition = isDefinition(pkg) && isBare(host) ? pkg : part(pkg, 'definition');
  if (definition === undefined) return reportNoDefinition(pkg, extending, host);
  if (!isInterface(definition)) return definition;
  return objectAt(origin, { ...identityOf(definition, origin), ...interfaceParts(definition.props, origin, host) });
}

const notThere = 'there is no interface';

/** A value that is created elsewhere may be correct there; the mistake is to use it here. */
const placeOf = ({ origin: made }: Value, { origin, method }: Extending): Origin =>
  made.file === origin.file ? made : method;

/** Reports a missing interface: `.extend` throws. */
function reportNoInterface(pkg: Value | undefined, extending: Extending, host: SdkHost): Value {
  const message = 'Expected an interface here, but there is none.';
  const at = pkg ? placeOf(pkg, extending) : extending.origin;
  return reportMistake(
    { ...((pkg && misspelt(pkg, host)) ?? { id: 'value-unexpected', message, at }), why: notThere },
    host,
    extending.origin,
  );
}

/** Reports an argument without a definition: `.extend` throws, too. Before version 1 of the SDK, a declaration was passed. */
function reportNoDefinition(pkg: Value, extending: Extending, host: SdkHost): Value {
  const isOpen = pkg.kind === 'namespace' && pkg.names() === undefined;
  const isUnknown = pkg.kind === 'function' || (pkg.kind === 'exotic' && !isDefinition(pkg));
  if (isOpen || isUnknown || holds('extend-by-declaration', host.sdk))
    return opaque('the interface is not known', extending.origin);
  const message = `Expected an interface here, but this ${whatElse(pkg)}.`;
  return reportMistake(
    { id: 'value-unexpected', message, why: notThere, at: placeOf(pkg, extending) },
    host,
    extending.origin,
  );
}

function whatElse(pkg: Value): string {
  if (pkg.kind === 'array') return 'is an array; call `.extend` once for each';
  if (pkg.kind === 'literal') return `is a ${typeof pkg.value}`;
  if (isInterface(pkg)) return 'is the definition of one; use what `bp add` generates from it';
  if (pkg.kind === 'namespace' && pkg.names()?.includes('default'))
    return 'is a whole module; use its default export, as `import hitl from …` does';
  return 'has no `definition`';
}
