/**
 * What a rule sees: every part may be missing, because it is absent, not known without running code, or because the
 * model has already spoken about it. What is there has the type that the model gives it.
 */
export type Known<T> = T extends readonly (infer E)[]
  ? readonly (Known<E> | undefined)[]
  : T extends object
    ? { readonly [K in keyof T]?: Known<Exclude<T[K], undefined>> | undefined }
    : T;
