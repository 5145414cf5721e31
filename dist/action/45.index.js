export const id = 45;
export const ids = [45];
export const modules = {

/***/ 45:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   optionsModel: () => (/* binding */ optionsModel)
/* harmony export */ });
/* unused harmony export optionsSchema */
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2463);
/* harmony import */ var zod_to_json_schema__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3041);



/** Kept with a model that was made of it, so that the options can be described. */
const described = new WeakMap();
/**
 * The model of a rule's options: a Zod schema is one, a JSON Schema is made into one.
 * @throws Error where it is neither.
 */
function optionsModel(options) {
    if (typeof options !== 'object' || options === null)
        throw new Error('options are a Zod schema or a JSON Schema.');
    // Zod's own, of either version, or whatever works like it.
    if ('safeParse' in options && typeof options.safeParse === 'function')
        return options;
    return modelOfJsonSchema(options);
}
function modelOfJsonSchema(schema) {
    const validate = new ajv__WEBPACK_IMPORTED_MODULE_1__.Ajv({ useDefaults: true, strict: false }).compile(schema);
    const model = {
        safeParse(options) {
            const data = structuredClone(options);
            if (validate(data))
                return { success: true, data };
            const issues = (validate.errors ?? []).map(({ instancePath, message = 'it does not fit' }) => ({
                path: instancePath.split('/').slice(1),
                message,
            }));
            return { success: false, error: { issues } };
        },
    };
    described.set(model, schema);
    return model;
}
/** The options as a JSON Schema. Zod 3 has no converter of its own. */
function optionsSchema(model) {
    const own = described.get(model);
    if (own)
        return own;
    // Only Zod 4 has that property.
    if ('_zod' in model)
        return z.toJSONSchema(model, { io: 'input', target: 'draft-7' });
    // The converter names its parameter by the classes of Zod 3, which such a schema is an instance of.
    return zodToJsonSchema(model);
}


/***/ })

};
