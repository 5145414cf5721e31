export const id = 27;
export const ids = [27];
export const modules = {

/***/ 40027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateWithModel: () => (/* binding */ validateWithModel)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(50000);
// EXTERNAL MODULE: ./dist/compiled/schemas/levels.js
var levels = __webpack_require__(72246);
;// CONCATENATED MODULE: ./dist/compiled/schemas/config.js


const levelList = levels/* levels */.y.map((level) => `\`${level}\``).join(', ');
const textOrTexts = 'expected a string or an array of strings';
const listed = (item) => schemas.array(item, { error: 'expected an array of strings' });
const config_text = schemas.string({ error: 'expected a string' });
/** A name or path. An empty one is refused here, because the error for a missing file would not explain it. */
const named = (expected, word = config_text) => word.regex(/\S/, `expected ${expected}, not an empty string`);
const level = schemas["enum"](levels/* levels */.y, { error: `expected one of ${levelList}` }).meta({
    id: 'severity',
    title: 'Severity',
    description: '`error`, `warn` and `info` say how severe a finding is; `off` turns the rule off.',
});
const anyOptions = schemas.record(schemas.string(), schemas.unknown())
    .describe('The options of the rule; options left out have their defaults.');
/** The model of a rule's setting: a severity, or a severity and options. */
const settingOf = (options) => schemas.union([level, schemas.tuple([level]), schemas.tuple([level, options])], {
    error: `expected one of ${levelList}, or an array of one of them and the options`,
});
const settingModel = settingOf(anyOptions).meta({ id: 'setting', title: 'Severity, or severity and options' });
const anyRules = schemas.record(schemas.string(), settingModel, { error: 'expected an object' });
const glob = named('a glob', schemas.string());
/** The model of an entry in `extends`. */
const presetOrPath = named('a preset or the path of a configuration');
/** Builds the model of a configuration file for the available rules and presets. */
const configOf = (ruleSettings, preset) => {
    const rules = ruleSettings.meta({
        id: 'rules',
        title: 'Rules',
        description: 'Severity, or severity and options, by rule.',
    });
    const override = schemas.strictObject({
        files: schemas.union([glob, schemas.array(glob).min(1, 'expected at least one glob')], { error: textOrTexts }).meta({
            title: 'Files',
            description: 'Globs of the manifests it applies to, or folders, relative to the folder of the configuration; one that begins with `!` leaves out.',
        }),
        rules,
    })
        .meta({ title: 'Override', description: 'Rules for some of the manifests.' });
    return schemas.strictObject({
        $schema: schemas.string().meta({ description: 'The JSON Schema of this file, for editors.' }).optional(),
        extends: schemas.union([preset, schemas.array(preset)], { error: textOrTexts })
            .meta({
            title: 'Extends',
            description: 'Presets, or paths of other configurations, to extend; later ones win.',
            default: 'recommended',
        })
            .optional(),
        plugins: listed(named('an npm package or the path of a file'))
            .meta({ title: 'Plugins', description: 'npm packages or local files that provide rules and presets.' })
            .optional(),
        rules: rules.optional(),
        overrides: schemas.array(override, { error: 'expected an array of overrides' })
            .meta({ title: 'Overrides', description: 'Rules for some of the manifests; later ones win.' })
            .optional(),
        ignores: listed(config_text)
            .meta({
            title: 'Ignores',
            description: 'Patterns of what to ignore, as in `.gitignore`, relative to the folder of the configuration.',
        })
            .optional(),
        baseline: named('a file path', schemas.string({ error: 'expected a file path' }))
            .meta({
            title: 'Baseline',
            description: 'The file with the fingerprints of inherited findings, relative to the folder of the configuration and inside the project.',
        })
            .optional(),
    })
        .meta({ title: 'hublint configuration', description: 'What hublint checks, and how severely.' });
};
/** The model of a configuration file before its rules, presets and options are checked against the available ones. */
const configModel = configOf(anyRules, presetOrPath);
/** The model of one entry in `overrides`. */
const overrideModel = configModel.shape.overrides.unwrap().element;

// EXTERNAL MODULE: ./dist/compiled/src/data/closest.js + 1 modules
var closest = __webpack_require__(26636);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/engine/config/unknown-name.js
var unknown_name = __webpack_require__(67159);
// EXTERNAL MODULE: ./dist/compiled/src/engine/known-error.js
var known_error = __webpack_require__(61278);
// EXTERNAL MODULE: ./dist/compiled/src/host/config/max-depth.js
var max_depth = __webpack_require__(8015);
;// CONCATENATED MODULE: ./dist/compiled/src/host/config/explain-fault.js







/**
 * Validates a configuration with the Zod model, and reports what is wrong in its words. Returns a configuration that
 * the model accepts after all, because code can contain more than JSON.
 * @throws KnownError if it has an unknown key or a value of the wrong type.
 */
function validateWithModel(config, source) {
    const skipped = ignoredKeyIn(config);
    if (skipped) {
        throw new known_error/* KnownError */.E({ message: `There is no key \`${skipped.join('.')}\`.`, at: { source, path: skipped } });
    }
    const parsed = configModel.safeParse(config);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    // A misspelt key makes the right one missing: the existing key explains more.
    const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
    const path = (issue?.path ?? []).filter((step) => typeof step !== 'symbol');
    if (issue?.code === 'unrecognized_keys') {
        const [key = ''] = issue.keys;
        if (key === '$import') {
            throw new known_error/* KnownError */.E({
                message: '`$import` is not supported: it would run what it names.',
                hint: 'Use `extends`, with a preset or the path of another configuration.',
                at: { source, path: [...path, key] },
            });
        }
        const known = Object.keys(path[0] === 'overrides' ? overrideModel.shape : configModel.shape);
        const near = (0,closest/* closest */.kp)(key, known);
        const hint = near ? `Did you mean \`${near}\`?` : `Known: ${known.join(', ')}.`;
        throw new known_error/* KnownError */.E({
            message: `There is no key \`${[...path, key].join('.')}\`.`,
            hint,
            at: { source, path: [...path, key] },
        });
    }
    if (path.length === 0)
        throw new known_error/* KnownError */.E({ message: 'A configuration is an object.', at: { source, path } });
    if (path.at(-1) === 'rules') {
        const message = '`rules` does not map rules to severities, as `version-semver: warn` does.';
        throw new known_error/* KnownError */.E({ message, at: { source, path } });
    }
    if (path.includes('rules'))
        checkSeverity(config, path, source);
    const where = `\`${path.join('.')}\`: `;
    throw new known_error/* KnownError */.E({ message: `${where}${issue?.message ?? 'it does not fit'}.`, at: { source, path } });
}
/** Returns the path of a key that Zod silently ignores. */
function ignoredKeyIn(value, path = []) {
    if (!(0,objects/* isContainer */.u_)(value) || path.length === max_depth/* maxDepth */.M)
        return undefined;
    for (const [key, part] of Object.entries(value)) {
        const at = [...path, key];
        const found = key === '__proto__' ? at : ignoredKeyIn(part, at);
        if (found)
            return found;
    }
    return undefined;
}
/** @throws KnownError if a rule is set to a string that is not a severity. */
function checkSeverity(config, path, source) {
    const setting = path.reduce(objects/* propertyOf */.$r, config);
    const word = Array.isArray(setting) ? setting[0] : setting;
    if (typeof word !== 'string' || levels/* levels */.y.some((level) => level === word))
        return;
    throw (0,unknown_name/* unknownName */.U)('severity', word, levels/* levels */.y, { source, path });
}


/***/ })

};
