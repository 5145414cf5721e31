import type {
  AnyNode,
  ClassNode,
  Declarator,
  EntityName,
  EnumNode,
  FunctionNode,
  NamespaceNode,
  StatementOf,
} from '../../syntax/nodes.ts';

/** The declaration of a top-level name; `at` is the name. */
export type Declaration = { readonly at: AnyNode; readonly parts?: readonly MergedDeclaration[] } & (
  | {
      readonly kind: 'variable';
      readonly declarator: Declarator;
      readonly keyword: StatementOf<'VariableDeclaration'>['kind'];
      readonly isRepeated?: true;
    }
  | { readonly kind: 'function'; readonly node: FunctionNode }
  | { readonly kind: 'class'; readonly node: ClassNode }
  | { readonly kind: 'enum'; readonly node: EnumNode }
  | { readonly kind: 'namespace'; readonly node: NamespaceNode }
  /** `import Name = Other.Part`. */
  | { readonly kind: 'alias'; readonly node: EntityName }
  | {
      readonly kind: 'import';
      readonly source: string;
      /** The imported name; `*` for the whole module. */
      readonly name: string;
      /** The imported name in the source. */
      readonly named: AnyNode;
      /** The import has the attribute `type: 'json'`. */
      readonly isJson?: true;
      /** `import name = require('…')`. */
      readonly isRequired?: true;
    }
);

export type VariableBinding = Extract<Declaration, { kind: 'variable' }>;
export type ImportBinding = Extract<Declaration, { kind: 'import' }>;

/** An enum or a namespace that is merged with another declaration of the same name. */
export type MergedDeclaration = EnumNode | NamespaceNode;

/** The target of an exported name; `at` is the name. */
export type Export = { readonly at: AnyNode } & (
  | { readonly kind: 'local'; readonly name: string }
  | { readonly kind: 'expression'; readonly node: AnyNode }
  | { readonly kind: 'declaration'; readonly declaration: Declaration }
  | { readonly kind: 'from'; readonly source: string; readonly name: string; readonly named: AnyNode }
);

/** An export that is not a re-export. */
export type OwnExport = Exclude<Export, { kind: 'from' }>;

export interface Declarations {
  readonly names: ReadonlyMap<string, Declaration>;
  readonly exports: ReadonlyMap<string, Export>;
  /** The modules of `export * from …`. */
  readonly stars: readonly string[];
  /** Whether it exports like CommonJS, and whether its default export is the whole module: `module.exports = …`. */
  readonly common: boolean;
  readonly whole: boolean;
  /** Exports with the same name as another export, together with that; `at` is the later one. */
  readonly repeated: readonly { readonly name: string; readonly at: AnyNode; readonly both: readonly Export[] }[];
}

/** The same, mutable while the statements of a module are traversed. */
export type DeclarationsDraft = { -readonly [Part in keyof Declarations]: Declarations[Part] } & {
  names: Map<string, Declaration>;
  exports: Map<string, Export>;
  stars: string[];
  repeated: Declarations['repeated'][number][];
};
