export const id = 1698;
export const ids = [1698];
export const modules = {

/***/ 61823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ validateLayer),
/* harmony export */   m: () => (/* binding */ validatePreset)
/* harmony export */ });
/* harmony import */ var _known_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61278);
/* harmony import */ var _model_fits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48874);
/* harmony import */ var _options_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57331);
/* harmony import */ var _unknown_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67159);




/**
 * Checks every setting of a layer against the registered rules and checks.
 * @throws KnownError for an unknown rule, or for options that the rule or check does not take.
 */
async function validateLayer({ from, rules, path = ['rules'] }, registry) {
    for (const [id, setting] of Object.entries(rules)) {
        const at = { source: from, path: [...path, id] };
        const rule = registry.rules.get(id);
        if (rule)
            (0,_options_of_js__WEBPACK_IMPORTED_MODULE_1__/* .optionsOf */ .c)(await withExplainingModel(rule, setting), setting, at);
        else
            refuseCheckOptions(id, setting, registry, at);
    }
}
function refuseCheckOptions(id, setting, { rules, checks }, at) {
    const check = checks.get(id);
    if (check === undefined)
        throw (0,_unknown_name_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownName */ .U)('rule', id, [...rules.keys(), ...checks.keys()], at);
    if (check.fixed)
        throw new _known_error_js__WEBPACK_IMPORTED_MODULE_0__/* .KnownError */ .E({ message: `Check \`${id}\` cannot be configured: it is always on.`, at });
    (0,_options_of_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseOptions */ .B)(`Check \`${id}\``, setting, at);
}
/**
 * Checks a plugin's preset against the registered rules.
 * @throws KnownError for an unknown rule, or for options that a rule does not take.
 */
async function validatePreset({ from, rules }, registry) {
    for (const [id, setting] of Object.entries(rules)) {
        const rule = registry.rules.get(id);
        try {
            if (rule)
                (0,_options_of_js__WEBPACK_IMPORTED_MODULE_1__/* .optionsOf */ .c)(await withExplainingModel(rule, setting), setting);
            else
                refuseUnknown(id, registry);
        }
        catch (error) {
            if (!(error instanceof _known_error_js__WEBPACK_IMPORTED_MODULE_0__/* .KnownError */ .E))
                throw error;
            // The error has no location: the configuration that extends the preset may set the rule correctly.
            throw new _known_error_js__WEBPACK_IMPORTED_MODULE_0__/* .KnownError */ .E({ ...error.complaint, message: `${from}: ${error.complaint.message}` });
        }
    }
}
/** @throws KnownError for an unknown rule, unless its prefix is that of a plugin that the configuration does not name. */
function refuseUnknown(id, { rules, omitted, checks }) {
    const known = [...rules.keys(), ...omitted, ...checks.keys()];
    const prefix = id.slice(0, id.indexOf('/') + 1);
    if (!known.includes(id) && known.some((one) => one.startsWith(prefix)))
        throw (0,_unknown_name_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownName */ .U)('rule', id, known);
}
/** The rule with a Zod model to explain faults. The module that builds one is imported only if the options do not fit. */
async function withExplainingModel(rule, setting) {
    const { options } = rule;
    if (options === undefined || 'safeParse' in options || typeof setting === 'string')
        return rule;
    if ((0,_model_fits_js__WEBPACK_IMPORTED_MODULE_3__/* .fits */ .l)(setting[1] ?? {}, options))
        return rule;
    const { modelOf } = await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2001), __webpack_require__.e(2031)]).then(__webpack_require__.bind(__webpack_require__, 2031));
    return { ...rule, options: modelOf(options) };
}


/***/ }),

/***/ 31698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateLayers: () => (/* binding */ validateLayers)
/* harmony export */ });
/* harmony import */ var _engine_config_validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61823);
/* harmony import */ var _engine_plan_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15937);


/**
 * Validates layers against the registry. If they name rules that the registry does not have, the omitted ones are added
 * to it.
 * @throws KnownError for an unknown rule, or invalid options.
 */
async function validateLayers(layers, loading) {
    const { rules, checks, omitted } = loading.registry;
    const isThere = (id) => rules.has(id) || checks.has(id);
    const areThere = layers.every((layer) => Object.keys(layer.rules).every(isThere));
    if (!areThere && omitted.length > 0 && loading.whole)
        loading.registry = (0,_engine_plan_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .withRegistry */ .u$)(loading.registry, await loading.whole());
    for (const layer of layers)
        await (0,_engine_config_validate_js__WEBPACK_IMPORTED_MODULE_0__/* .validateLayer */ .A)(layer, loading.registry);
}


/***/ })

};
