export const id = 291;
export const ids = [291];
export const modules = {

/***/ 20291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadSchemaFacts: () => (/* binding */ loadSchemaFacts)
/* harmony export */ });
/* unused harmony export schemaFacts */
/* harmony import */ var _data_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(69177);
/* harmony import */ var _rule_schema_by_keyword_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91325);
/* harmony import */ var _rule_schema_draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14383);
/* harmony import */ var _rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82962);
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98724);
/* harmony import */ var _loaders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64201);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22605);
/* harmony import */ var _plain_faults_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76759);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65326);
/* harmony import */ var _quick_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38930);
/* harmony import */ var _validator_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48955);











/** The compile errors that no other rule reports. All others are reported elsewhere, or are limitations of the validator. */
const unreportedErrors = /resolves to more than one schema|invalid anchor/;
/** CPU time in milliseconds, for one schema or value and for all of a manifest. Real ones take three or four. */
const limits = { each: 250, total: 4000 };
/** Loads the validators of these drafts, and returns the facts that they provide. */
const loadSchemaFacts = async (drafts) => schemaFacts(await (0,_loaders_js__WEBPACK_IMPORTED_MODULE_4__/* .loadValidators */ .A)(drafts));
/** Returns the facts that validators provide, within one time budget for all of them. */
function schemaFacts(validators) {
    const budget = (0,_deadline_js__WEBPACK_IMPORTED_MODULE_3__/* .deadline */ .nl)(limits);
    const compile = (schema) => {
        const draft = (0,_rule_schema_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .draftOf */ .b)(schema);
        const Validator = validators.get(draft);
        if (draft === undefined || Validator === undefined || !(0,_rule_schema_by_keyword_js__WEBPACK_IMPORTED_MODULE_0__/* .hasKeyword */ .U6)(schema, _rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .naming */ .b7))
            return [];
        const ready = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .prepared */ .s)(schema, draft);
        const error = ready && budget.run(() => (0,_validator_js__WEBPACK_IMPORTED_MODULE_9__/* .compileError */ .yO)(ready, Validator));
        if (error === undefined || !unreportedErrors.test(error))
            return [];
        return [{ path: [], fact: `nothing can be validated: ${error.slice(0, 200)}` }];
    };
    return {
        faults(schema) {
            const faults = (0,_plain_faults_js__WEBPACK_IMPORTED_MODULE_6__/* .plainFaultsIn */ .x)(schema);
            return faults.every(_plain_faults_js__WEBPACK_IMPORTED_MODULE_6__/* .isIgnored */ .p) ? [...faults, ...compile(schema)] : faults;
        },
        violation(schema, part, value) {
            if ((0,_plain_js__WEBPACK_IMPORTED_MODULE_5__/* .isClearlyValid */ .N0)((0,_data_path_js__WEBPACK_IMPORTED_MODULE_10__/* .partOf */ .BU)(schema, part), value))
                return undefined;
            const draft = (0,_rule_schema_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .draftOf */ .b)(schema);
            const Validator = validators.get(draft);
            const ready = draft && (0,_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .prepared */ .s)(schema, draft);
            if (ready === undefined || Validator === undefined)
                return undefined;
            const ask = () => (0,_validator_js__WEBPACK_IMPORTED_MODULE_9__/* .violation */ .Qf)(ready, part, value, Validator);
            return (0,_quick_js__WEBPACK_IMPORTED_MODULE_8__/* .isSmall */ .e)(value) && (0,_quick_js__WEBPACK_IMPORTED_MODULE_8__/* .isQuick */ .S)(ready) ? ask() : budget.run(ask);
        },
    };
}


/***/ })

};
