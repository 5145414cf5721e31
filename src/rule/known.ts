/**
 * The type `T` as a rule sees it. Every part may be missing: because it is absent, because it is not known without running
 * code, or because the model has already reported it. A part that is present has the type that the model declares.
 */
export type Known<T> = T extends readonly (infer E)[]
  ? readonly (Known<E> | undefined)[]
  : T extends object
    ? { readonly [K in keyof T]?: Known<Exclude<T[K], undefined>> | undefined }
    : T;
