export const id = 2031;
export const ids = [2031];
export const modules = {

/***/ 2031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   modelOf: () => (/* binding */ modelOf),
/* harmony export */   optionsModel: () => (/* binding */ optionsModel)
/* harmony export */ });
/* unused harmony export optionsSchema */
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42463);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20311);
/* harmony import */ var zod_to_json_schema__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13041);



/** The JSON Schema that a model was compiled from, kept to describe the options. */
const sourceSchemas = new WeakMap();
/**
 * The model of a rule's options: a Zod schema is used as it is, a JSON Schema is compiled into a model.
 * @throws Error if it is neither.
 */
function optionsModel(options) {
    if (typeof options !== 'object' || options === null)
        throw new Error('options are a Zod schema or a JSON Schema.');
    // A Zod 3 or Zod 4 schema, or anything with the same interface.
    if ('safeParse' in options && typeof options.safeParse === 'function')
        return options;
    return modelOfJsonSchema(options);
}
/** The Zod model of a built-in rule's options schema, for Zod's error messages. */
const modelOf = (schema) => 
// Zod's type for this parameter is of mutable schemas.
zod__WEBPACK_IMPORTED_MODULE_1__/* .fromJSONSchema */ .y(schema, { defaultTarget: 'draft-7' });
function modelOfJsonSchema(schema) {
    const validate = new ajv__WEBPACK_IMPORTED_MODULE_2__.Ajv({ useDefaults: true, strict: false }).compile(schema);
    const model = {
        // The same property name as in a Zod object.
        shape: schema.properties,
        safeParse(options) {
            const data = structuredClone(options);
            if (validate(data))
                return { success: true, data };
            const issues = (validate.errors ?? []).map(({ instancePath, params, message = 'it does not fit' }) => ({
                path: instancePath.split('/').slice(1),
                message: params.additionalProperty === undefined ? message : `there is no option \`${params.additionalProperty}\``,
            }));
            return { success: false, error: { issues } };
        },
    };
    sourceSchemas.set(model, schema);
    return model;
}
/** The options as a JSON Schema. Zod 3 has no converter of its own. */
function optionsSchema(model) {
    if (!('safeParse' in model))
        return { ...model };
    const own = sourceSchemas.get(model);
    if (own)
        return own;
    // Only Zod 4 schemas have this property.
    if ('_zod' in model)
        return z.toJSONSchema(model, {
            io: 'input',
            target: 'draft-7',
            unrepresentable: 'any',
        });
    // The converter's parameter is typed by Zod 3's classes, of which such a schema is an instance.
    return zodToJsonSchema(model);
}


/***/ })

};
