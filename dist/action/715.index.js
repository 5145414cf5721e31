export const id = 715;
export const ids = [715];
export const modules = {

/***/ 358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fileAt)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** What may be left out of a specifier, in the order in which bundlers try. */
const extensions = ['.ts', '.tsx', '.js', '.jsx', '.json'];
/** The file that is meant by a path, which may lack its extension or be a folder with an index. */
function fileAt(path, host) {
    const written = /\.[cm]?[jt]sx?$|\.json$/.test(path) ? [path, ...sourcesOf(path)] : [];
    const guessed = extensions.map((extension) => path + extension);
    const inside = extensions.map((extension) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(path, `index${extension}`));
    return [...written, ...guessed, ...inside].find((candidate) => host.read(candidate) !== undefined);
}
/** `./actions.js` is how TypeScript writes an import of `./actions.ts`. */
function sourcesOf(path) {
    const match = /^(.*)\.([cm]?)jsx?$/.exec(path);
    return match === null ? [] : [`${match[1]}.${match[2]}ts`, `${match[1]}.${match[2]}tsx`];
}


/***/ }),

/***/ 5283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ upward)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** No project starts more folders above the one that is worked in. */
const highest = 12;
/** The folder and those around it, innermost first; also those above the working directory. */
function* upward(folder) {
    let place = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(folder);
    for (let above = 0; above <= highest;) {
        yield place;
        const outside = place === '.' || /(?:^|\/)\.\.$/.test(place);
        const parent = outside ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place, '..') : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(place);
        if (parent === place)
            return;
        if (outside)
            above += 1;
        place = parent;
    }
}


/***/ }),

/***/ 3008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kv: () => (/* binding */ localPackage),
/* harmony export */   oZ: () => (/* binding */ packageName),
/* harmony export */   yu: () => (/* binding */ localModule)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _file_at_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(358);
/* harmony import */ var _folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5283);
/* harmony import */ var _package_exports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3184);
/* harmony import */ var _packages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);





/** The name of a package, and what is named of it. */
function packageName(specifier) {
    const match = /^((?:@[^/]+\/)?[^/@][^/]*)(?:\/(.*))?$/.exec(specifier);
    return match?.[1] === undefined ? undefined : [match[1], match[2] ?? ''];
}
/** Undefined where the package is none of the same repository. */
function localModule(specifier, from, host) {
    const wanted = localPackage(specifier, from, host);
    if (wanted === undefined)
        return undefined;
    const told = targetsOf(wanted);
    for (const target of [...told, ...guessesOf(wanted)]) {
        const path = (0,_file_at_js__WEBPACK_IMPORTED_MODULE_1__/* .fileAt */ .W)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(wanted.folder, target), host);
        if (path !== undefined)
            return { path };
    }
    return unread(specifier, wanted, told, host);
}
/** Why nothing is read; whoever imports it is mistaken where what is missing is not yet to be built. */
function unread(specifier, wanted, told, host) {
    const { name, folder, facts } = wanted;
    const missing = told.length > 0 ? told : guessesOf(wanted).slice(-1);
    const absent = missing.map((target) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, target));
    if (absent.some((path) => host.look?.(path) !== undefined))
        return { why: `\`${specifier}\` is no code` };
    const why = `\`${specifier}\` is not there before \`${name}\` is built: run its build`;
    if (!missing.every((target) => isHandwritten(target, told, wanted, host)))
        return { why };
    if (facts.exports === undefined)
        return { why, absent };
    const entries = (inside) => host.entries?.(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, inside)) ?? [];
    const others = (0,_package_exports_js__WEBPACK_IMPORTED_MODULE_4__/* .exportedSubpaths */ .Yd)(facts.exports, entries).map((subpath) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(name, subpath));
    return { why, absent, others };
}
/** The package of the same repository that a specifier names. */
function localPackage(specifier, from, host) {
    const [name, further = ''] = packageName(specifier) ?? [];
    if (name === undefined)
        return undefined;
    const [place, asked] = declarationOf(name, from, host) ?? ['.', ''];
    const linked = linkedFolder(asked, place, host);
    const folder = linked ?? host.workspacePackage?.(name, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(from));
    const facts = folder === undefined ? undefined : (0,_packages_js__WEBPACK_IMPORTED_MODULE_3__/* .packageOf */ .w)(folder, host);
    if (folder === undefined || facts === undefined || isAnotherVersion(asked, facts))
        return undefined;
    return { name, subpath: further === '' ? '.' : `./${further}`, folder, facts };
}
/** The folder of the package that asks for another, and how it does. */
function declarationOf(name, from, host) {
    for (const place of (0,_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .upward */ .O)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(from))) {
        const asked = (0,_packages_js__WEBPACK_IMPORTED_MODULE_3__/* .packageOf */ .w)(place, host)?.declared.get(name);
        if (asked !== undefined)
            return [place, asked];
    }
    return undefined;
}
/** A dependency may be named by its folder: `file:../shared`. */
function linkedFolder(asked, place, host) {
    const [, path] = /^(?:file|link|portal|workspace):(.+)$/.exec(asked) ?? [];
    const folder = path === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place, path);
    return folder !== undefined && (0,_packages_js__WEBPACK_IMPORTED_MODULE_3__/* .packageOf */ .w)(folder, host) !== undefined ? folder : undefined;
}
/** Whether the registry has what is asked for: the workspace is at another major version. */
function isAnotherVersion(asked, { version }) {
    const [, major] = /^[=v^~]?(\d+)(?:\.|$)/.exec(asked) ?? [];
    return major !== undefined && version !== undefined && !version.startsWith(`${major}.`);
}
/** The paths in the package that its `package.json` tells. */
function targetsOf({ subpath, facts }) {
    const exported = facts.exports && (0,_package_exports_js__WEBPACK_IMPORTED_MODULE_4__/* .exportedTargets */ .OS)(facts.exports, subpath);
    return [...(subpath === '.' ? facts.entries : []), ...(exported ?? [])];
}
/** The paths that bundlers, or the sources of what is built, may have beside. */
const guessesOf = ({ subpath }) => (subpath === '.' ? ['src/index', 'index'] : [subpath]);
/** Folders that a build fills. */
const builtFolder = /(?:^|\/)(?:dist|build|built|lib|out|output|esm|cjs|umd|types|typings|generated|gen|\.[^/.][^/]*)\//;
/** Whether a file that is not there could only have been written by hand. */
function isHandwritten(target, told, { subpath, facts, folder }, host) {
    const place = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(target));
    if (facts.isMoved || (builtFolder.test(target) && !host.entries?.(place).some(_package_exports_js__WEBPACK_IMPORTED_MODULE_4__/* .isSource */ .__)))
        return false;
    if (!told.includes(target))
        return true;
    const byPattern = facts.exports?.every(([key]) => key !== subpath) === true && subpath !== '.';
    // Of what is built, the whole folder is missing that a pattern leads into.
    return byPattern ? host.look?.(place) !== undefined : (0,_package_exports_js__WEBPACK_IMPORTED_MODULE_4__/* .isSource */ .__)(target);
}


/***/ }),

/***/ 9082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ missingExport),
/* harmony export */   c: () => (/* binding */ undeclared)
/* harmony export */ });
/* harmony import */ var _data_closest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4009);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8748);


/** What to say of a name that a module uses and nothing declares. */
const undeclared = (module, name) => ({
    id: 'name-undeclared',
    message: `\`${name}\` is declared nowhere.${(0,_data_closest_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .a)(module.closestTo(name))}`,
});
/**
 * What to say of a name that a module does not export; `others` are those that it does, where all are known. Undefined
 * where it cannot be told, or where only the type of that name is exported.
 */
function missingExport(module, name, others) {
    const { file, names } = module;
    if (file.faults.length > 0 || file.json !== undefined || isUncertain(module))
        return undefined;
    if ((0,_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .exportsType */ .I)(file.body, name))
        return undefined;
    const fact = name === 'default' ? 'has no default export' : `exports no \`${name}\``;
    const meant = name === 'default' ? undefined : (0,_data_closest_js__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .k)(name, others ?? names.declarations.exports.keys());
    return { id: 'export-missing', message: `\`${file.path}\` ${fact}.${(0,_data_closest_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .a)(meant)}` };
}
/** CommonJS can export in ways that only running it shows. */
const isUncertain = ({ file, names }) => /\.c?jsx?$/.test(file.path) && (names.declarations.exports.size === 0 || names.declarations.whole);


/***/ }),

/***/ 133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UK: () => (/* binding */ isGenerated),
  Lu: () => (/* binding */ mistakenImports),
  LE: () => (/* binding */ unexportedNames)
});

// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/missing.js
var missing = __webpack_require__(9082);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./dist/lib/src/data/closest.js
var closest = __webpack_require__(4009);
// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/folders.js
var folders = __webpack_require__(5283);
// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/local-package.js
var local_package = __webpack_require__(3008);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/no-file.js



/** What to say of an import that leads to no file. */
const noFile = (specifier, missing, host) => `\`${specifier}\` leads to no file.${hintFor(specifier, missing, host)}`;
function hintFor(specifier, { absent: [path = ''] = [], others }, host) {
    if (others !== undefined)
        return (0,closest/* didYouMean */.a)(closestInPackage(specifier, others));
    const folder = external_node_path_.posix.dirname(path);
    if (host.look?.(folder) === undefined)
        return ` There is no folder \`${folder}\`.`;
    const names = (host.entries?.(folder) ?? []).map((name) => name.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, ''));
    const meant = (0,closest/* closest */.k)(external_node_path_.posix.basename(path).replace(/\.[cm]?[jt]sx?$/, ''), names);
    if (meant === undefined)
        return '';
    const written = /\.[cm]?[jt]sx?$/.exec(specifier)?.[0] ?? '';
    return (0,closest/* didYouMean */.a)(specifier.replace(/[^/]*$/, () => meant + written));
}
/** All of them start with the name of the package, which is spelt as it should be. */
function closestInPackage(specifier, others) {
    const [, wanted = ''] = (0,local_package/* packageName */.oZ)(specifier) ?? [];
    const further = new Map(others.map((other) => [(0,local_package/* packageName */.oZ)(other)?.[1] ?? '', other]));
    const meant = (0,closest/* closest */.k)(wanted, further.keys());
    return meant === undefined ? undefined : further.get(meant);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/node-modules.js
/** The modules of Node.js, as `module.builtinModules` lists them in its versions 20 and 24, without its inner ones. */
const words = `
assert assert/strict async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns dns/promises
domain events fs fs/promises http http2 https inspector inspector/promises module net os path path/posix path/win32 perf_hooks
process punycode querystring readline readline/promises repl stream stream/consumers stream/promises stream/web string_decoder
sys timers timers/promises tls trace_events tty url util util/types v8 vm wasi worker_threads zlib
`;
/** Modules that are only named with `node:` in front. */
const prefixed = 'sea sqlite test test/reporters';
const named = (text) => text.trim().split(/\s+/);
const nodeModules = named(words);
const prefixedNodeModules = named(`${words} ${prefixed}`).map((name) => `node:${name}`);

// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/packages.js
var modules_packages = __webpack_require__(6609);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/mistaken-packages.js







/**
 * What to say of the name of a package that nobody knows: it is nearly another, or the name of a folder at the `baseUrl`.
 * Undefined for a package that may be installed, or come with another, and where nothing tells which packages there are.
 */
function mistakenPackage(specifier, absent, from, host) {
    const [name, further = ''] = (0,local_package/* packageName */.oZ)(specifier) ?? [];
    if (name === undefined || specifier.startsWith('#'))
        return undefined;
    if (specifier.startsWith('node:'))
        return strangeToNode(specifier, prefixedNodeModules);
    if (nodeModules.includes(name))
        return further === '' ? undefined : strangeToNode(specifier, nodeModules);
    const places = [...(0,folders/* upward */.O)(external_node_path_.posix.dirname(from))].filter((place) => host.look?.(place) !== 'hidden');
    const known = knownNames(places, host);
    if (known === undefined || known.has(name) || known.has(typesOf(name)))
        return undefined;
    const said = inFolder(specifier, further, absent, host) ?? misspelt(name, known);
    // Looking into the lockfile costs most.
    if (said === undefined || places.some((place) => isInstalled(name, place, host)))
        return undefined;
    return places.some((place) => isLocked(name, place, host)) ? undefined : said;
}
/** What TypeScript finds at the `baseUrl` looks like a package, too. */
function inFolder(specifier, further, absent, host) {
    if (further === '')
        return undefined;
    const inside = absent.filter((path) => {
        const folder = path.slice(0, -further.length - 1);
        return path.endsWith(`/${further}`) && host.look?.(folder) === 'folder';
    });
    return inside.length === 0 ? undefined : noFile(specifier, { absent: inside }, host);
}
/** Nobody has more packages, and each is compared. */
const most = 5000;
function misspelt(name, known) {
    const meant = nearestTo(name, [...[...known].slice(0, most), ...nodeModules]);
    if (meant === undefined)
        return undefined;
    return `\`${name}\` is neither a dependency nor a package of the project.${(0,closest/* didYouMean */.a)(meant)}`;
}
function strangeToNode(specifier, modules) {
    const meant = modules.includes(specifier) ? undefined : nearestTo(specifier, modules);
    return meant && `\`${specifier}\` is no module of Node.js.${(0,closest/* didYouMean */.a)(meant)}`;
}
/** The packages that may be imported without being misspelt, as far as is told. */
function knownNames(places, host) {
    const facts = places.map((place) => (0,modules_packages/* packageOf */.w)(place, host)).filter((one) => one !== undefined);
    if (facts.length === 0)
        return undefined;
    const own = facts.flatMap(({ name }) => (name === undefined ? [] : [name]));
    const declared = facts.flatMap((one) => [...one.declared.keys()]);
    return new Set([...declared, ...(host.workspaceNames?.() ?? []), ...own]);
}
/** The package that only holds the types of another. */
const typesOf = (name) => `@types/${name.replace(/^@/, '').replace('/', '__')}`;
const isInstalled = (name, place, host) => host.look?.(external_node_path_.posix.join(place, 'node_modules', name)) !== undefined;
const lockfiles = ['pnpm-lock.yaml', 'package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'bun.lock'];
/** Whether a lockfile names the package: some package managers let be imported what comes with another. */
const isLocked = (name, place, host) => lockfiles.some((file) => {
    const text = host.read(external_node_path_.posix.join(place, file));
    return text !== undefined && [`${name}@`, `/${name}/`, `node_modules/${name}"`].some((part) => text.includes(part));
});
/**
 * What is one slip of the keyboard away: a letter, or two that changed places, and no digit. Of short names, and two
 * slips away, there are too many packages.
 */
function nearestTo(name, candidates) {
    if (name.length < 4)
        return undefined;
    const wordsOf = (text) => text.replace(/\d/g, '');
    const others = candidates.filter((candidate) => wordsOf(candidate) !== wordsOf(name));
    const swapped = [...name.slice(1)].map((letter, at) => name.slice(0, at) + letter + name[at] + name.slice(at + 2));
    const swaps = new Set(swapped);
    return (0,closest/* closest */.k)(name, others, 1) ?? others.find((candidate) => swaps.has(candidate));
}

// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/sources.js
var sources = __webpack_require__(8748);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/mistaken-imports.js




/** What an import may leave out, of code, of its types and of data. */
const endings = [
    '',
    '.ts',
    '.tsx',
    '.mts',
    '.cts',
    '.d.ts',
    '.d.mts',
    '.d.cts',
    '.js',
    '.jsx',
    '.mjs',
    '.cjs',
    '.json',
];
/** Folders that tools fill. What is in them is not written by the author, nor missed by them. */
const generatedFolder = /(?:^|\/)(?:node_modules|bp_modules|\.botpress)(?:\/|$)/;
const isGenerated = (path) => generatedFolder.test(path);
/** More than these are not told of one definition, nor looked for: each is, in many places. */
const mistaken_imports_most = 100;
/** The imports that lead nowhere by a mistake of the author: not those of what a tool has yet to generate. */
async function mistakenImports(graph, host) {
    const mistakes = [];
    const packages = new Set();
    for (const { file, names } of graph.loaded()) {
        for (const { specifier, at } of (0,sources/* sourcesIn */.s)(file.body)) {
            const resolved = graph.resolve(specifier, file.path);
            if (resolved.kind !== 'unknown' || !resolved.absent)
                continue;
            const { absent, why, isPackage } = resolved;
            if (isPackage && packages.add(specifier).size > mistaken_imports_most)
                continue;
            if (absent.some((path) => mayBeThere(path, host)) || (await isYetToCome(absent, host)))
                continue;
            const message = isPackage
                ? mistakenPackage(specifier, absent, file.path, host)
                : noFile(specifier, resolved, host);
            if (message === undefined)
                continue;
            mistakes.push({ id: 'import-unresolved', message, why, at: names.scope.origin(at) });
            if (mistakes.length >= mistaken_imports_most)
                return mistakes;
        }
    }
    return mistakes;
}
/** The names that are imported, used or not, and not exported by modules that were read, nor by packages that are known. */
function* unexportedNames(graph) {
    for (const module of graph.loaded()) {
        const { names } = module;
        for (const [local, declaration] of names.declarations.names) {
            if (graph.hasNotedEnough)
                return;
            if (declaration.kind !== 'import' || declaration.name === '*')
                continue;
            const mistake = unexported(declaration, local, module, graph);
            if (mistake !== undefined)
                yield { ...mistake, at: names.scope.origin(declaration.named) };
        }
    }
}
function unexported({ source, name }, local, importing, graph) {
    const resolved = graph.resolve(source, importing.file.path);
    if (resolved.kind === 'known') {
        const mistake = resolved.missing?.(name);
        // A version of the package that nobody has looked at may have a type of that name.
        return mistake && importing.mayBeType(local) ? undefined : mistake;
    }
    const [module] = resolved.kind === 'file' ? graph.loaded(resolved.path) : [];
    const { exports, stars, whole } = module?.names.declarations ?? {};
    if (module === undefined || whole || exports?.has(name) || stars?.length !== 0)
        return undefined;
    return (0,missing/* missingExport */.B)(module, name, undefined);
}
/** Also where it is no code that could be read here, or may not be looked at. */
const mayBeThere = (path, host) => host.look === undefined ||
    [...endings.map((ending) => path + ending), ...writtenInTypeScript(path)].some((one) => host.look?.(one) !== undefined);
/** `./actions.js` is how TypeScript writes an import of `./actions.ts`, or of its types. */
const writtenInTypeScript = (path) => {
    const bare = path.replace(/\.[cm]?jsx?$/, '');
    return bare === path ? [] : endings.slice(1).map((ending) => bare + ending);
};
async function isYetToCome(paths, host) {
    for (const path of paths) {
        if (isGenerated(path) || (await host.isIgnored?.(`${path}.ts`)) || (await host.isIgnored?.(path)))
            return true;
    }
    return false;
}


/***/ }),

/***/ 3184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ exportedTargets),
/* harmony export */   Yd: () => (/* binding */ exportedSubpaths),
/* harmony export */   __: () => (/* binding */ isSource),
/* harmony export */   f0: () => (/* binding */ exportsIn)
/* harmony export */ });
/* harmony import */ var _data_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8674);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8439);


/** Reads `exports`, whatever conditions it names: which of them hold is up to who runs the definition. */
function exportsIn(value) {
    const bySubpath = (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && Object.keys(value).every((key) => key.startsWith('.'));
    const entries = bySubpath ? Object.entries(value) : [['.', value]];
    return entries.map(([subpath, target]) => {
        // A folder, as Node.js had it before patterns.
        const star = subpath.endsWith('/') ? '*' : '';
        return [subpath + star, sourcesFirst(targetsIn(target).map((path) => path + star))];
    });
}
/** What a subpath leads to; undefined where the package does not export it. */
function exportedTargets(exports, subpath) {
    const match = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .bestMatch */ .C)(exports, subpath);
    if (match === undefined || match.target.length === 0)
        return undefined;
    return match.target.map((target) => target.replaceAll('*', () => match.star));
}
/** The subpaths that can be named without being guessed; `entries` lists the names in a folder of the package. */
const exportedSubpaths = (exports, entries) => exports.flatMap(([subpath, targets]) => {
    if (!subpath.includes('*'))
        return targets.length > 0 ? [subpath] : [];
    return targets.flatMap((target) => {
        const folder = target.slice(0, target.lastIndexOf('/', target.indexOf('*')));
        const stars = entries(folder).map((name) => (0,_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .starIn */ .O)(target, `${folder}/${name}`));
        return stars.flatMap((star) => (star === undefined ? [] : [subpath.replace('*', () => star)]));
    });
});
function targetsIn(value) {
    if (typeof value === 'string')
        return [value];
    if (Array.isArray(value))
        return value.flatMap(targetsIn);
    return (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? Object.values(value).flatMap(targetsIn) : [];
}
/** Code in TypeScript, which is written by hand. */
const isSource = (path) => /\.[cm]?tsx?$/.test(path) && !/\.d\.[cm]?ts$/.test(path);
const sourcesFirst = (paths) => [
    ...new Set([...paths.filter(isSource), ...paths.filter((path) => !isSource(path))]),
];


/***/ }),

/***/ 6609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ packageOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _data_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8674);
/* harmony import */ var _package_exports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3184);



/** Each import asks for those around it. */
const known = new WeakMap();
function packageOf(folder, host) {
    const packages = known.get(host) ?? new Map();
    known.set(host, packages);
    if (!packages.has(folder))
        packages.set(folder, factsIn(folder, host));
    return packages.get(folder);
}
function factsIn(folder, host) {
    const text = host.read(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, 'package.json'));
    const json = text === undefined ? undefined : parsed(text);
    if (json === undefined)
        return undefined;
    const declared = new Map(uses.flatMap((use) => texts(json[use])));
    return {
        name: textOf(json.name),
        declared,
        dependencies: new Map(texts(json.bpDependencies)),
        entries: [json.source, json.types, json.main].filter((entry) => typeof entry === 'string'),
        exports: json.exports === undefined || json.exports === null ? undefined : (0,_package_exports_js__WEBPACK_IMPORTED_MODULE_1__/* .exportsIn */ .f0)(json.exports),
        isMoved: textOf((0,_data_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .propertyOf */ .$r)(json.publishConfig, 'directory')) !== undefined,
        tsconfig: textOf(json.tsconfig),
        sdk: declared.get('@botpress/sdk'),
        version: textOf(json.version),
    };
}
/** The last one counts. */
const uses = ['optionalDependencies', 'peerDependencies', 'devDependencies', 'dependencies'];
const textOf = (value) => (typeof value === 'string' ? value : undefined);
function parsed(text) {
    try {
        const json = JSON.parse(text);
        return (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(json) ? json : undefined;
    }
    catch {
        return undefined;
    }
}
const texts = (value) => (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value)
    ? Object.entries(value).filter((entry) => typeof entry[1] === 'string')
    : [];


/***/ }),

/***/ 8439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ bestMatch),
/* harmony export */   O: () => (/* binding */ starIn)
/* harmony export */ });
/**
 * What fits best among patterns with no more than one star each: the text itself, else the pattern with the longest
 * part before its star. That is how TypeScript reads `paths`, and Node.js `exports`.
 */
function bestMatch(patterns, text) {
    let best;
    for (const [pattern, target] of patterns) {
        if (pattern === text)
            return { pattern, star: '', target };
        const star = starIn(pattern, text);
        const isBetter = best === undefined || pattern.indexOf('*') > best.pattern.indexOf('*');
        if (star !== undefined && isBetter)
            best = { pattern, star, target };
    }
    return best;
}
/** What a text has in place of the star of a pattern; undefined where the pattern does not fit, or has no star. */
function starIn(pattern, text) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || text.length < before.length + after.length)
        return undefined;
    const fits = text.startsWith(before) && text.endsWith(after);
    return fits ? text.slice(before.length, text.length - after.length) : undefined;
}


/***/ }),

/***/ 8748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ exportsType),
/* harmony export */   s: () => (/* binding */ sourcesIn)
/* harmony export */ });
/* harmony import */ var _syntax_binding_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3594);

/** The modules that a file imports, or exports from. */
const sourcesIn = (body) => body.map(sourceIn).flatMap((source) => (source ? [{ specifier: source.value, at: source }] : []));
function sourceIn(statement) {
    switch (statement.type) {
        case 'ImportDeclaration':
            return isForTypes(statement) ? undefined : statement.source;
        case 'ExportNamedDeclaration':
        case 'ExportAllDeclaration':
            return statement.exportKind === 'type' ? undefined : statement.source;
        case 'TSImportEqualsDeclaration': {
            const { moduleReference, importKind } = statement;
            return moduleReference.type === 'TSExternalModuleReference' && importKind !== 'type'
                ? moduleReference.expression
                : undefined;
        }
        default:
            return undefined;
    }
}
function isForTypes({ importKind, specifiers }) {
    if (importKind === 'type' || importKind === 'typeof')
        return true;
    const named = specifiers.filter((specifier) => specifier.type === 'ImportSpecifier');
    return specifiers.length > 0 && named.length === specifiers.length && named.every((one) => one.importKind === 'type');
}
/** Whether a file exports a name for types alone, or may do so: `export type * from` does not say what. */
const exportsType = (body, name) => body.some((statement) => {
    if (statement.type === 'ExportAllDeclaration')
        return statement.exportKind === 'type';
    if (statement.type !== 'ExportNamedDeclaration')
        return false;
    return [...typeNames(statement)].includes(name);
});
/** What `export type …`, `export { type … }`, `export interface …` or `export declare …` exports. */
function* typeNames(statement) {
    const { declaration, specifiers, exportKind } = statement;
    for (const specifier of specifiers) {
        if (specifier.type !== 'ExportSpecifier' || (exportKind !== 'type' && specifier.exportKind !== 'type'))
            continue;
        yield specifier.exported.type === 'Identifier' ? specifier.exported.name : specifier.exported.value;
    }
    if (exportKind !== 'type' || !declaration)
        return;
    if (declaration.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations)
            yield* (0,_syntax_binding_names_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .e)(id);
    else if ('id' in declaration && declaration.id?.type === 'Identifier')
        yield declaration.id.name;
}


/***/ }),

/***/ 8715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openModule: () => (/* binding */ openModule)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./dist/lib/src/document/bounds.js
var bounds = __webpack_require__(7686);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/excesses.js

/** What is said of a definition that is too much to be read. */
const excesses = {
    'too-deep': `Values nest no deeper than ${bounds/* bounds */.O.depth} levels.`,
    'too-many-nodes': `There are no more than ${bounds/* bounds */.O.nodes} names and values.`,
};

// EXTERNAL MODULE: ./dist/lib/src/document/fault.js
var document_fault = __webpack_require__(8263);
// EXTERNAL MODULE: ./dist/lib/src/document/lines.js
var document_lines = __webpack_require__(6940);
// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/mistaken-imports.js + 3 modules
var mistaken_imports = __webpack_require__(133);
// EXTERNAL MODULE: ./dist/lib/src/data/closest.js
var closest = __webpack_require__(4009);
// EXTERNAL MODULE: ./dist/lib/src/document/module/value/own.js
var value_own = __webpack_require__(342);
// EXTERNAL MODULE: ./dist/lib/src/document/module/platform/sdk/version.js + 1 modules
var sdk_version = __webpack_require__(5240);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/known/keys.js
/**
 * The keys of what `new IntegrationDefinition({ … })` is given, as facts: what TypeScript's compiler API finds in
 * `IntegrationDefinitionProps` in `packages/sdk/src` of the platform's public repository, at each of the 50 versions from
 * 0.1.2 to 7.2.2 that changed it. `*` is any name; `+VERSION` is the first that knows a key (what has none is as old as
 * what it stands in, or as 0.2.3, where all keys were first spelled out), `-VERSION` the first that no longer does.
 * What is inside of `schema`, `interfaces.*`, `esbuild` and `toJSONSchemaOptions` is not told.
 */
const outline = `
version
configuration
  schema
  ui
    *
      title
      examples
  identifier +0.4.9
    required
    linkTemplateScript
events
  *
    schema
    ui
      *
        title
        examples
    title
    description
    attributes +4.4.0
      *
actions
  *
    input
      schema
      ui
        *
          title
          examples
    output
      schema
      ui
        *
          title
          examples
    title
    description
    billable +0.11.0
    cacheable +0.11.0
    attributes +4.1.0
      *
channels
  *
    messages
      *
        schema
        ui
          *
            title
            examples
    title
    description
    message
      tags
        *
          title
          description
    conversation
      tags
        *
          title
          description
      creation
        enabled
        requiredTags
states
  *
    schema
    ui
      *
        title
        examples
    type
name
title
description
icon
readme
user
  tags
    *
      title
      description
  creation
    enabled
    requiredTags
secrets
  * +0.4.0
    optional
    description
identifier +0.4.9
  extractScript
  fallbackHandlerScript +0.4.11
entities +0.6.0
  *
    schema
    ui
      *
        title
        examples
    title
    description
configurations +0.11.1
  *
    schema
    ui
      *
        title
        examples
    identifier
      required
      linkTemplateScript
    title
    description
interfaces +1.0.0
  *
__advanced +2.4.3
  esbuild
  messageStatusChangeNotificationsEnabled +4.12.0 -4.14.1
  extraOperations +4.14.1
    *
      enabled
  useLegacyZuiTransformer +4.15.11
  toJSONSchemaOptions +6.3.0
attributes +4.8.0
  *
`;

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/known/known-keys.js


/** The outline as a tree; made when somebody asks. */
let tree;
function read() {
    const root = keyOf([]);
    const open = [root];
    for (const line of outline.trim().split('\n')) {
        const [name = '', ...bounds] = line.trim().split(' ');
        const depth = (line.length - line.trimStart().length) / 2;
        const key = keyOf(bounds);
        open[depth]?.inside.set(name, key);
        open.splice(depth + 1, Number.POSITIVE_INFINITY, key);
    }
    return root;
}
const bound = (bounds, sign) => bounds.find((text) => text.startsWith(sign))?.slice(1);
const keyOf = (bounds) => ({
    inside: new Map(),
    since: bound(bounds, '+'),
    before: bound(bounds, '-'),
});
const isKnownTo = ({ since, before }, sdk) => (since === undefined || (0,sdk_version/* isFrom */.L$)(sdk, since)) && (before === undefined || !(0,sdk_version/* isFrom */.L$)(sdk, before));
const find = (path) => {
    tree ??= read();
    return path.reduce((key, name) => key?.inside.get('*') ?? key?.inside.get(name), tree);
};
/**
 * The keys that the SDK's `IntegrationDefinition` knows at a path of the definition as it is written in TypeScript
 * (`[]`, `['actions', 'sendMessage']`, `['__advanced']`). Undefined where any key may stand, or nothing is known.
 */
function knownKeys(path, sdk) {
    const inside = find(path)?.inside;
    if (inside === undefined || inside.size === 0 || inside.has('*'))
        return undefined;
    return new Set([...inside].filter(([, key]) => isKnownTo(key, sdk)).map(([name]) => name));
}
/** Whether an SDK knows all keys of a path. What it says nothing of, and any key that was never one, is not held against it. */
function isKnownKey(path, sdk) {
    return path.every((_, index) => {
        const key = find(path.slice(0, index + 1));
        return key === undefined || isKnownTo(key, sdk);
    });
}
/** From which version of the SDK on a key is known, and from which no longer; undefined for a key that never was. */
function boundsOfKey(path) {
    const key = find(path);
    return (key && {
        ...(key.since !== undefined && { since: key.since }),
        ...(key.before !== undefined && { before: key.before }),
    });
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/manifest/strange-keys.js




/** Where the platform's CLI leaves out what it does not know; everywhere else it sends it, and the model sees it. */
const identified = [[], ['identifier']];
const fixed = [[], ['identifier'], ['__advanced']];
/** The names in a definition that no version of the SDK knows: nobody would ever look at what stands there. */
function* strangeKeys({ props }, sdk) {
    const named = [...((0,value_own/* entriesOf */.M)(partOf(props, ['configurations']) ?? props)?.entries.keys() ?? [])];
    const configurations = [['configuration'], ...named.map((name) => ['configurations', name])];
    const all = [...fixed, ...configurations.flatMap((path) => identified.map((further) => [...path, ...further]))];
    for (const path of all) {
        const value = partOf(props, path);
        if (value !== undefined)
            yield* strangeIn(value, path, sdk);
    }
}
function* strangeIn(value, path, sdk) {
    const known = knownKeys(path, sdk);
    const entries = value.kind === 'object' ? value.entries : undefined;
    if (known === undefined || entries === undefined)
        return;
    const owner = path.length === 0 ? 'The integration' : `\`${path.join('.')}\``;
    const free = [...known].filter((name) => !entries.has(name));
    for (const [key, { key: at, value: part }] of entries) {
        // What `.extend` adds has no name that somebody wrote.
        const isWritten = at.start !== part.origin.start || at.file !== part.origin.file;
        if (known.has(key) || !isWritten)
            continue;
        const bounds = boundsOfKey([...path, key]);
        const meant = bounds === undefined ? (0,closest/* closest */.k)(key, free) : undefined;
        const what = bounds === undefined ? misspelt(key, meant) : untimely(key, bounds, sdk);
        if (what === undefined)
            continue;
        const message = `${owner} has ${what}`;
        const instead = meant !== undefined && { meant: [...path, meant] };
        yield { id: 'model/unknown-property', message, path: [...path, key], at, ...instead };
    }
}
const misspelt = (key, meant) => `an unknown property \`${key}\`, which the SDK would leave out.${(0,closest/* didYouMean */.a)(meant)}`;
/** A key that other versions of the SDK know. Of a range of versions that is said where no version of its major does. */
function untimely(key, { since, before }, sdk) {
    const { exact, major } = sdk;
    const used = exact ?? `${major}.x`;
    const isTooNew = since !== undefined && !(0,sdk_version/* isFrom */.L$)(sdk, since);
    const told = isTooNew ? since : before;
    if (told === undefined || (exact === undefined && (0,sdk_version/* versionFrom */.tv)(told).major === major))
        return undefined;
    const when = isTooNew ? `came with ${told}` : `went with ${told}`;
    return `the property \`${key}\`, which version ${used} of the SDK would leave out: it ${when}.`;
}
const partOf = (value, path) => path.reduce((part, name) => part && (0,value_own/* entryIn */.G)(part, name)?.value, value);

// EXTERNAL MODULE: ./dist/lib/src/document/module/value/make.js
var value_make = __webpack_require__(1578);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/value/cost.js

/** Why nothing more is known once the steps are spent that one reading has. */
const tooManySteps = 'it takes too many steps to evaluate';
/** UTF-16 units that are copied, compared or searched in one step. */
const unitsInStep = 32;
/** What it costs, in steps, to make or to go through a text of so many UTF-16 units. */
const textCost = (length) => Math.ceil(length / unitsInStep);
/** What it costs, in steps, to copy a value or to go through it: its own entries or items, not what is inside them. */
function costOf(value) {
    switch (value.kind) {
        case 'literal':
            return typeof value.value === 'string' ? textCost(value.value.length) : 0;
        case 'object':
            return value.entries.size;
        case 'array':
            return value.items.length;
        case 'namespace':
            return value.names()?.length ?? 0;
        default:
            return 0;
    }
}
const costOfAll = (values) => values.reduce((cost, value) => cost + costOf(value), 0);
/** Pays for what is done next; where it costs more than there is, what stands in place of the result. */
const overspent = (caller, cost, origin) => caller.spend(cost) ? undefined : (0,value_make/* opaque */.OZ)(tooManySteps, origin);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/schema.js



/** Whether the builder is the one that came before the SDK's sixth major version. */
const isFormer = ({ sdk }) => sdk.major < 6;
const isSchema = (value) => value?.kind === 'exotic' && 'schema' in value;
const nodeOf = (value) => isSchema(value) ? value.schema : undefined;
/** Kinds that leave title, description and the like to the schema inside them. */
const transparent = new Set([
    'optional',
    'nullable',
    'default',
    'catch',
    'branded',
    'readonly',
    'upstream',
    'downstream',
    'promise',
    'lazy',
]);
const isTransparent = (node) => transparent.has(node.kind);
/** The parts of a schema. Whoever looks at them goes through them, and pays. */
function partsOf({ parts, host }) {
    const made = parts();
    return host.spend(1 + made.entries.size) ? made : { entries: new Map(), rest: tooManySteps };
}
const schema_partOf = (node, role) => node.parts().entries.get(role)?.value ?? (0,value_make/* opaque */.OZ)('a schema lacks a part', node.origin);
/** What a literal, an enum or the like was given. */
const givenOf = (node) => 'given' in node ? node.given : (0,value_make/* opaque */.OZ)('a schema lacks a value', node.origin);
/** What it costs, in steps, to read what a schema says beside its parts. */
const costOfSaid = (node) => checksOf(node).length + ('given' in node ? costOf(node.given) : 0) + (node.metadata.ui?.entries.size ?? 0);
const checksOf = (node) => ('checks' in node ? node.checks : []);
/** The parts of a union or a tuple, in order. */
const itemsOf = (node) => [...partsOf(node).entries].filter(([name]) => name !== 'rest').map(([, { value }]) => value);
/** The schema inside all that is transparent; undefined where it is not known. */
function rootOf(node) {
    let root = node;
    for (let level = 0; root !== undefined && isTransparent(root); level += 1) {
        root = level < bounds/* bounds */.O.depth ? nodeOf(schema_partOf(root, 'inner')) : undefined;
    }
    return root;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/definition.js
const isDefinition = (value) => value.kind === 'exotic' && 'props' in value;
/** Whether it declares an interface; until the SDK's version 1.2, the class had another name. */
const isInterface = (value) => isDefinition(value) && (value.of === 'InterfaceDefinition' || value.of === 'InterfaceDeclaration');

;// CONCATENATED MODULE: ./dist/lib/src/document/module/syntax/counted-text.js
/**
 * So often a parser may look at a character, for each there is and beyond. It reads again from where code turns out to be
 * something else than it took it for, such as `<T>(a)` for a function: where that nests, every level doubles its work.
 * Real code takes two looks at each, three at most.
 */
const looksPerCharacter = 8;
const fewLooks = 20_000;
/** A parser has read a text too often: the text is made for that. */
class ReadTooOften extends Error {
    /** Where it read last. */
    at;
    constructor(at) {
        super(`Read too often at ${at}.`);
        this.at = at;
    }
}
/** A text that counts how often it is looked at, and ends that by throwing `ReadTooOften`. */
class CountedText extends String {
    #text;
    #looks;
    constructor(text) {
        super(text);
        this.#text = text;
        this.#looks = text.length * looksPerCharacter + fewLooks;
    }
    charCodeAt(at) {
        this.#looks -= 1;
        if (this.#looks < 0)
            throw new ReadTooOften(at);
        return this.#text.charCodeAt(at);
    }
    // Those that are asked for most go to the text itself: from an object it would be taken out every time.
    codePointAt(at) {
        return this.#text.codePointAt(at);
    }
    slice(start, end) {
        return this.#text.slice(start, end);
    }
}
/** For a parser, which takes it for a string as long as it does not ask for its type. */
const counted = (text) => new CountedText(text);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/syntax/parse.js




/** Why nothing is known of what a broken file says. */
const unreadable = ({ path }) => `\`${path}\` cannot be read`;
/** The parser is loaded when the first module is read: other manifests never pay for it. */
const loadParser = () => __webpack_require__.e(/* import() */ 429).then(__webpack_require__.t.bind(__webpack_require__, 5429, 19));
function parseSource(parser, path, text) {
    if (text.length > bounds/* bounds */.O.module) {
        return { path, text, body: [], faults: [placed(path, text, tooLarge)], comments: () => [] };
    }
    try {
        if (path.endsWith('.json')) {
            const json = parser.parseExpression(counted(text));
            return { path, text, body: [], json, faults: [], comments: () => [] };
        }
        const { program, comments, errors } = parser.parse(counted(text), optionsFor(path));
        const faults = (errors ?? []).slice(0, 1).map((error) => placed(path, text, faultOf(error, text)));
        return { path, text, body: program.body, faults, comments: () => commentsOf(path, text, comments ?? []) };
    }
    catch (error) {
        return { path, text, body: [], faults: [placed(path, text, refusalOf(error, text))], comments: () => [] };
    }
}
/** Whether `<` may begin an element: then there are no type assertions with it. */
const isMarkup = (path) => /\.[cm]?(?:js|jsx|tsx)$/.test(path);
function optionsFor(path) {
    return {
        sourceType: 'module',
        errorRecovery: true,
        attachComment: false,
        allowReturnOutsideFunction: /\.c[jt]s$/.test(path),
        // All that TypeScript takes: a definition may import anything of the project.
        plugins: [
            ['typescript', { dts: /\.d\.[cm]?ts$/.test(path) }],
            'decorators-legacy',
            'decoratorAutoAccessors',
            'deferredImportEvaluation',
            'deprecatedImportAssert',
            'explicitResourceManagement',
            ...(isMarkup(path) ? ['jsx'] : []),
        ],
    };
}
const placed = (path, text, fault) => (0,document_fault/* faultAt */.ux)(path, (0,document_lines/* linesOf */.D)(text), fault, []);
const isParseError = (error) => error instanceof SyntaxError && 'pos' in error && typeof error.pos === 'number';
function refusalOf(error, text) {
    if (isParseError(error))
        return faultOf(error, text);
    if (error instanceof RangeError)
        return tooDeepAt(0, `Code nests no deeper than ${bounds/* bounds */.O.depth} levels.`);
    if (error instanceof ReadTooOften)
        return tooDeepAt(error.at, readInManyWays);
    throw error;
}
const tooLarge = {
    id: 'too-large',
    message: `The module is larger than ${bounds/* bounds */.O.module / 1e6} MB, and is not read. Split it, or keep its data out of the definition.`,
    start: 0,
    end: 0,
};
const tooDeepAt = (start, message) => ({ id: 'too-deep', message, start, end: start });
const readInManyWays = 'Code can be read in several ways here, on too many levels inside each other. Write it with less nesting, such as with names for its parts.';
/** The parser's own words, without the position that it appends. */
function faultOf({ message, pos }, text) {
    const words = message.replace(/\s*\(\d+:\d+\)/, '').replace(/\.?$/, '.');
    const end = /^\w+|^./su.exec(text.slice(pos, pos + 80))?.[0].length ?? 0;
    return { id: 'parse-error', message: words, start: pos, end: pos + end };
}
function commentsOf(path, text, found) {
    const lines = (0,document_lines/* linesOf */.D)(text);
    return found.map(({ value, start, end }) => ({
        file: path,
        text: value,
        start: lines.positionAt(start ?? 0),
        end: lines.positionAt(end ?? 0),
    }));
}

// EXTERNAL MODULE: ./dist/lib/src/data/objects.js
var objects = __webpack_require__(8674);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/value/materialize.js




/** Why a value is not known that is no data, such as a schema. */
const noPlace = 'it has no place in a manifest';
/** UTF-16 units of all texts of a manifest: some files, each as long as it may be. */
const mostText = 4 * bounds/* bounds */.O.length;
/** Makes plain data of a value, as JSON would hold it. What is not known is left out and listed. */
function materialize(root) {
    const writer = new Writer();
    return { data: writer.object(root) ?? {}, unknowns: writer.unknowns, excess: writer.excess };
}
class Writer {
    unknowns = [];
    excess;
    /** Where the value at hand stands. */
    #path = [];
    #nodes = 0;
    /** UTF-16 units of all texts. */
    #length = 0;
    object(value) {
        const own = (0,value_own/* entriesOf */.M)(value);
        if (own === undefined)
            return this.#unknown('value', (0,value_make/* whyOf */.gf)(value, 'not all of it is known'));
        if (own.rest !== undefined)
            this.#unknown('rest', own.rest);
        const data = {};
        for (const [name, entry] of own.entries) {
            const known = this.#at(name, entry.value);
            if (known !== undefined)
                (0,objects/* put */.yJ)(data, name, known);
        }
        return data;
    }
    #items({ items, rest }) {
        if (rest !== undefined)
            this.#unknown('rest', rest);
        return items.map((item, index) => {
            const known = this.#at(index, item);
            return known === undefined && isNothing(item) ? null : known;
        });
    }
    #at(step, value) {
        this.#nodes += 1;
        if (this.#nodes > bounds/* bounds */.O.nodes)
            this.excess ??= 'too-many-nodes';
        if (this.#path.length >= bounds/* bounds */.O.depth)
            this.excess ??= 'too-deep';
        if (this.excess !== undefined)
            return undefined;
        this.#path.push(step);
        const known = this.#plain(value);
        this.#path.pop();
        return known;
    }
    #plain(value) {
        switch (value.kind) {
            case 'literal':
                if (typeof value.value === 'string')
                    return this.#text(value.value);
                return typeof value.value === 'number' ? finite(value.value) : value.value;
            case 'array':
                return this.#items(value);
            case 'object':
            case 'namespace':
                return this.object(value);
            case 'regexp':
                return {};
            case 'function':
                return undefined;
            case 'opaque':
                return this.#unknown('value', value.why);
            default:
                return this.#unknown('value', noPlace);
        }
    }
    /** A text may stand in many places, and whoever reads the manifest reads it as often. */
    #text(text) {
        this.#length += text.length;
        return this.#length > mostText ? this.#unknown('value', 'its texts are too long together') : text;
    }
    #unknown(extent, why) {
        this.#nodes += this.#path.length;
        this.unknowns.push({ path: [...this.#path], extent, why });
    }
}
/** JSON has no numbers beyond the finite ones, and one zero. */
const finite = (value) => (Number.isFinite(value) ? value + 0 : null);
/** What JSON writes as `null` in an array. */
const isNothing = (value) => value.kind === 'function' || (value.kind === 'literal' && value.value === undefined);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/faults.js










async function wrongWith(reading, host) {
    const { graph, assets, exported, made, sources } = reading;
    const broken = graph.files.filter((file) => file.faults.length > 0);
    const mistakes = await mistakesIn(reading, host);
    const found = [...mistakes];
    const isSilent = broken.length === 0 && mistakes.length === 0;
    if (reading.root === undefined && isSilent)
        found.push({ id: 'no-definition', message: whyNone(reading), at: exported.origin });
    const excess = made?.excess ?? (graph.budget.tooDeep ? 'too-deep' : undefined);
    if (excess !== undefined)
        found.push({ id: excess, message: excesses[excess], at: exported.origin });
    for (const { named, message } of assets.missing)
        found.push({ id: 'missing-file', message, at: named.origin });
    const reasons = [...mistakes, ...assets.missing].map(({ why }) => why).filter((why) => why !== undefined);
    const placed = placing(sources);
    const causes = [...graph.causes].map(([why, at]) => {
        const { location } = placed({ id: 'import-unresolved', message: why, at });
        return [why, location];
    });
    return {
        faults: [...broken.flatMap((file) => file.faults), ...found.map(placed)],
        reasons: new Set([...reasons, ...broken.map(unreadable)]),
        misnamed: mistakes.flatMap(({ message, meant }) => meant === undefined ? [] : [{ path: meant, extent: 'value', why: message, reported: true }]),
        causes: new Map(causes),
    };
}
/** What its author did that cannot be meant; what tools wrote is none of theirs. */
async function mistakesIn({ graph, exported, root, made, version }, host) {
    for (const mistake of (0,mistaken_imports/* unexportedNames */.LE)(graph))
        graph.note(mistake);
    const strange = root && isDefinition(exported) ? strangeKeys(exported, version) : [];
    const misplaced = root && made ? misplacedIn(root, made) : [];
    const mistakes = [...graph.mistakes, ...(await (0,mistaken_imports/* mistakenImports */.Lu)(graph, host)), ...strange, ...misplaced];
    return mistakes.filter(({ at }) => !(0,mistaken_imports/* isGenerated */.UK)(at.file));
}
/** More are not told of one definition. */
const mostMisplaced = 100;
/** Schemas that stand where data do: mostly the object around them has been forgotten. */
function* misplacedIn(root, { unknowns }) {
    let left = mostMisplaced;
    for (const { path, why } of unknowns) {
        const owner = why === noPlace ? path.slice(0, -1).reduce(within, root) : undefined;
        const entry = owner && (0,value_own/* entryIn */.G)(owner, path.at(-1) ?? '');
        if (!isSchema(entry?.value))
            continue;
        if (left === 0)
            return;
        left -= 1;
        const message = 'A schema stands here by itself; expected an object that has it: `{ schema: … }`.';
        yield { id: 'value-unexpected', message, why, at: entry.key, path };
    }
}
const within = (value, step) => value && (0,value_own/* entryIn */.G)(value, step)?.value;
/** Places what is found. The lines of a file are counted once. */
function placing(sources) {
    const known = new Map();
    return ({ id, message, at: { file, start, end }, first, path = [] }) => {
        const lines = known.get(file) ?? (0,document_lines/* linesOf */.D)(sources.get(file) ?? '');
        known.set(file, lines);
        const related = first && { message: 'The first one is here.', start: first.start, end: first.end };
        return (0,document_fault/* faultAt */.ux)(file, lines, { id, message, start, end, ...(related && { related }) }, path);
    };
}
function whyNone({ path, exported, graph }) {
    const module = graph.module(path);
    const expected = 'where a `new IntegrationDefinition({ … })` is expected.';
    if (module === undefined)
        return 'The file cannot be read.';
    if (!module.names.declarations.exports.has('default'))
        return `The module has no default export, ${expected}`;
    if (exported.kind === 'opaque')
        return `The definition cannot be read without running it: ${exported.why}.`;
    const what = isDefinition(exported) ? `\`${exported.of}\`` : 'something else';
    return `The module exports ${what} by default, ${expected}`;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/foreign.js


/**
 * Whether what stands at a place was written by somebody else than the author: it comes from the SDK, from a package, or
 * from an interface. Where nothing stands, what is around it counts.
 */
function isForeign(root, { path }, interfaces) {
    let { origin } = root;
    let value = root;
    for (const step of path) {
        value = (0,value_own/* entryIn */.G)(value, step)?.value;
        if (value === undefined)
            break;
        ({ origin } = value);
    }
    const { file, foreign } = origin;
    return foreign === true || (0,mistaken_imports/* isGenerated */.UK)(file) || interfaces.some((folder) => file.startsWith(`${folder}/`));
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/host.js
/** The same, asked once for each file. */
function remembering(host) {
    const texts = new Map();
    return {
        ...host,
        read(path, within) {
            // A module may be read where an asset of the same name may not.
            const key = within === undefined ? path : `${within}\0${path}`;
            if (!texts.has(key))
                texts.set(key, host.read(path, within));
            return texts.get(key);
        },
    };
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/budget.js

/** What an evaluation may cost. Real definitions stay below a tenth of each. */
const limits = { steps: 1_000_000, nesting: 400, calls: 60 };
/** Counts what an evaluation costs, so that no code makes it endless. */
class Budget {
    #steps = 0;
    #nesting = 0;
    #calls = 0;
    /** Whether expressions nested too deeply to be evaluated. */
    tooDeep = false;
    spend(steps) {
        this.#steps += steps;
        return this.#steps <= limits.steps;
    }
    /** Goes one expression deeper, or says why not. */
    enter() {
        if (!this.spend(1))
            return tooManySteps;
        if (this.#nesting >= limits.nesting) {
            this.tooDeep = true;
            return 'it nests too deeply to be evaluated';
        }
        this.#nesting += 1;
        return undefined;
    }
    leave() {
        this.#nesting -= 1;
    }
    enterCall() {
        if (this.#calls >= limits.calls)
            return false;
        this.#calls += 1;
        return true;
    }
    leaveCall() {
        this.#calls -= 1;
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/arrays.js


const arrays = {
    ArrayExpression(node, scope) {
        const { items, rest } = arrays_itemsOf(node.elements, scope);
        return (0,value_make/* list */.p_)(items, scope.origin(node), rest);
    },
};
/** Elements or arguments, with what is spread among them. `rest` says why there may be more. */
function arrays_itemsOf(elements, scope) {
    const items = [];
    let rest;
    for (const element of elements) {
        if (element === null)
            items.push((0,value_make/* literal */.eu)(undefined, { file: scope.file, start: 0, end: 0 }));
        else if (element.type !== 'SpreadElement')
            items.push(scope.evaluate(element));
        else {
            const spread = spreadItems(scope.evaluate(element.argument), scope);
            if (spread.kind === 'opaque')
                rest ??= spread.why;
            else {
                for (const item of spread.items)
                    items.push(item);
                rest ??= spread.rest;
            }
        }
    }
    return rest === undefined ? { items } : { items, rest };
}
function spreadItems(value, scope) {
    if (value.kind === 'array')
        return overspent(scope.machine, costOf(value), value.origin) ?? value;
    if (value.kind === 'literal' && typeof value.value === 'string') {
        if (!scope.machine.spend(value.value.length))
            return (0,value_make/* opaque */.OZ)(tooManySteps, value.origin);
        return (0,value_make/* list */.p_)([...value.value].map((character) => (0,value_make/* literal */.eu)(character, value.origin)), value.origin);
    }
    return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(value, 'what is spread here is not an array'), value.origin);
}

// EXTERNAL MODULE: ./dist/lib/src/document/module/syntax/nodes.js
var nodes = __webpack_require__(8047);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/calls.js





const calls = {
    CallExpression: (node, scope) => call(node, scope),
    OptionalCallExpression: (node, scope) => call(node, scope),
    NewExpression(node, scope) {
        const callee = scope.evaluate(node.callee);
        const { items, rest } = arrays_itemsOf(node.arguments, scope);
        if (rest !== undefined)
            return scope.opaque(node, rest);
        const construct = callee.kind === 'function' ? callee.construct : undefined;
        if (construct === undefined)
            return scope.opaque(node, (0,value_make/* whyOf */.gf)(callee, 'what is constructed here is not known'));
        const { file, start } = scope.origin(node);
        return construct(items, { file, start, end: scope.origin(node.callee).end });
    },
};
function call(node, scope) {
    const callee = scope.evaluate(node.callee);
    if ((0,value_make/* isNullish */.uy)(callee) && node.type === 'OptionalCallExpression')
        return (0,value_make/* literal */.eu)(undefined, scope.origin(node));
    const absent = (0,value_make/* isNullish */.uy)(callee) ? noteAbsent(node.callee, scope) : undefined;
    if (absent !== undefined)
        return scope.opaque(node, absent);
    if (callee.kind !== 'function')
        return scope.opaque(node, (0,value_make/* whyOf */.gf)(callee, 'what is called here is not a known function'));
    const { items, rest } = arrays_itemsOf(node.arguments, scope);
    if (rest !== undefined)
        return scope.opaque(node, rest);
    return scope.machine.call(callee, items, scope.origin(node));
}
/** Takes note that something is called that the object does not have. Returns why the call has no value. */
function noteAbsent(callee, scope) {
    if (!(0,nodes/* isOf */.y)(callee, 'MemberExpression') || callee.computed || callee.property.type !== 'Identifier')
        return undefined;
    const { name } = callee.property;
    const owner = scope.evaluate(callee.object);
    if (!scope.machine.spend(costOf(owner)))
        return tooManySteps;
    const meant = (0,closest/* closest */.k)(name, namesOf(owner));
    const message = `There is no \`${name}\` to call here.${(0,closest/* didYouMean */.a)(meant)}`;
    const why = `there is no \`${name}\` to call`;
    scope.machine.note({ id: 'member-missing', message, why, at: scope.origin(callee.property) });
    return why;
}
function namesOf(value) {
    if (value.kind === 'array')
        return Object.getOwnPropertyNames(Array.prototype);
    if (value.kind === 'literal')
        return typeof value.value === 'string' ? Object.getOwnPropertyNames(String.prototype) : [];
    return value.kind === 'object' ? value.entries.keys() : [];
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/property-name.js


/** The name of a property, or why it is not known. */
function propertyName({ key, computed }, scope) {
    if (!computed) {
        if (key.type === 'Identifier')
            return key.name;
        if (key.type === 'StringLiteral' || key.type === 'NumericLiteral')
            return String(key.value);
    }
    const value = scope.evaluate(key);
    if (!scope.machine.spend(costOf(value)))
        return { why: tooManySteps };
    return (0,value_make/* keyOf */.TN)(value) ?? { why: (0,value_make/* whyOf */.gf)(value, 'a computed name is not a text') };
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/classes.js

const classes = {
    ClassExpression: (node, scope) => makeClass(node, scope),
};
/** A class as far as it can be known without making one: its static members. */
function makeClass(node, scope) {
    const made = new Map();
    const get = (name) => {
        const entry = made.get(name) ?? staticMember(node, name, scope);
        if (entry !== undefined)
            made.set(name, entry);
        return entry;
    };
    return { kind: 'namespace', get, names: () => undefined, origin: scope.origin(node) };
}
function staticMember(node, wanted, scope) {
    for (const member of node.body.body) {
        if (member.type !== 'ClassProperty' || !member.static || !member.value)
            continue;
        const name = propertyName({ key: member.key, computed: member.computed ?? false }, scope);
        if (name === wanted)
            return { key: scope.origin(member.key), value: scope.evaluate(member.value) };
    }
    return undefined;
}

// EXTERNAL MODULE: ./dist/lib/src/document/module/syntax/walk.js
var walk = __webpack_require__(6017);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/changes.js


const arrayChangers = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin']);
const objectChangers = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf']);
/** `.secret()` marks the very schema that it is called on. */
const schemaChangers = new Set(['secret', 'setMetadata']);
/** Whether a function does more than declare constants and return a value. */
function changesAnything(node) {
    for (const _ of changesIn([node]))
        return true;
    return false;
}
function* changesIn(nodes) {
    for (const [node, within] of (0,walk/* nodesWithin */.jl)(nodes))
        yield* changesBy(node, within);
}
/** What this very node changes. */
function* changesBy(node, within) {
    for (const target of changedBy(node))
        yield* rootsOf(target.node, target.whole, within);
}
/** `whole`: the object at the node is changed itself, not the property that the node names. */
function changedBy(node) {
    if ((0,nodes/* isOf */.y)(node, 'AssignmentExpression'))
        return [{ node: node.left, whole: false }];
    if ((0,nodes/* isOf */.y)(node, 'UpdateExpression'))
        return [{ node: node.argument, whole: false }];
    if ((0,nodes/* isOf */.y)(node, 'UnaryExpression'))
        return node.operator === 'delete' ? [{ node: node.argument, whole: false }] : [];
    if ((0,nodes/* isOf */.y)(node, 'ForOfStatement', 'ForInStatement')) {
        return node.left.type === 'VariableDeclaration' ? [] : [{ node: node.left, whole: false }];
    }
    return (0,nodes/* isOf */.y)(node, 'CallExpression', 'OptionalCallExpression') ? changedByCall(node) : [];
}
function changedByCall({ callee, arguments: [first] }) {
    if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression')
        return [];
    const name = callee.property.type === 'Identifier' ? callee.property.name : '';
    if (arrayChangers.has(name) || schemaChangers.has(name))
        return [{ node: callee.object, whole: true }];
    const onObject = callee.object.type === 'Identifier' && (callee.object.name === 'Object' || callee.object.name === 'Reflect');
    return onObject && objectChangers.has(name) && first !== undefined ? [{ node: first, whole: true }] : [];
}
function* rootsOf(target, whole, within) {
    if (/Pattern$|^RestElement$|^ObjectProperty$/.test(target.type)) {
        for (const child of (0,walk/* childrenOf */.LU)(target))
            yield* rootsOf(child, whole, within);
        return;
    }
    const way = [];
    let node = (0,walk/* unwrap */.oA)(target);
    while ((0,nodes/* isOf */.y)(node, 'MemberExpression', 'OptionalMemberExpression')) {
        way.push(!node.computed && node.property.type === 'Identifier' ? node.property.name : undefined);
        node = (0,walk/* unwrap */.oA)(node.object);
    }
    if (!(0,nodes/* isOf */.y)(node, 'Identifier'))
        return;
    way.reverse();
    yield { name: node.name, path: whole ? way : way.slice(0, -1), rebinds: !whole && way.length === 0, within };
}

// EXTERNAL MODULE: ./dist/lib/src/document/module/syntax/binding-names.js
var binding_names = __webpack_require__(3594);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/locals.js




/** The function that has a variable of that name for itself, and what it is there. */
function localOf({ name, within }) {
    for (let place = within; place !== undefined; place = place.outer) {
        // What encloses code is a function of some kind.
        const owner = place.node;
        const local = localIn(owner, name);
        if (local !== undefined)
            return { owner, local };
    }
    return undefined;
}
/** Whether a change stays inside the function that makes the object which is changed. */
function isContained(change) {
    return change.rebinds || (localOf(change)?.local === 'made' && change.path.length === 0);
}
/** Whether a function may change something that was there before it was called. */
function reachesOut(node) {
    for (const change of changesIn([node]))
        if (!isContained(change))
            return true;
    return false;
}
/** What functions have for themselves: there may be many changes in one, and its code is gone through once. */
const known = new WeakMap();
function localIn(node, name) {
    const locals = known.get(node) ?? localsIn(node);
    known.set(node, locals);
    return locals.get(name);
}
function localsIn({ params, body }) {
    const locals = new Map();
    const add = (name, local) => locals.has(name) || locals.set(name, local);
    for (const parameter of params)
        for (const name of (0,binding_names/* namesOf */.e)(parameter))
            add(name, 'given');
    const open = [body];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        for (const [name, local] of declaredBy(node))
            add(name, local);
        if (node !== body && (0,walk/* isFunction */.Tn)(node))
            continue;
        for (const child of (0,walk/* childrenOf */.LU)(node))
            open.push(child);
    }
    return locals;
}
function* declaredBy(node) {
    if ((0,nodes/* isOf */.y)(node, 'FunctionDeclaration', 'ClassDeclaration') && node.id)
        yield [node.id.name, 'other'];
    if (!(0,nodes/* isOf */.y)(node, 'VariableDeclaration'))
        return;
    for (const { id, init } of node.declarations) {
        const made = node.kind === 'const' && id.type === 'Identifier' && init && isMade(init);
        for (const name of (0,binding_names/* namesOf */.e)(id))
            yield [name, made ? 'made' : 'other'];
    }
}
const isMade = (init) => /^(?:Object|Array|New|ArrowFunction|Function)Expression$|Literal$/.test((0,walk/* unwrap */.oA)(init).type);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/builtins/array.js




/** A property or method of an array. */
function arrayMember(on, name, origin, caller) {
    const method = (0,objects/* ownOf */._t)(methods, name);
    if (method !== undefined) {
        return (0,value_make/* callable */.J8)(origin, (args, place) => {
            // Whatever it does, it goes through all items, and perhaps through those of its arguments.
            const cost = 1 + costOf(on) + costOfAll(args);
            return overspent(caller, cost, place) ?? method({ on, args, origin: place, caller });
        });
    }
    if (name in Array.prototype && name !== 'length')
        return (0,value_make/* opaque */.OZ)(`\`${name}\` of an array needs the code to be run`, origin);
    if (on.rest !== undefined)
        return (0,value_make/* opaque */.OZ)(on.rest, origin);
    if (name === 'length')
        return (0,value_make/* literal */.eu)(on.items.length, origin);
    return (/^\d+$/.test(name) ? on.items[Number(name)] : undefined) ?? (0,value_make/* literal */.eu)(undefined, origin);
}
const methods = {
    map: (use) => mapped(use, (results) => (0,value_make/* list */.p_)(results, use.origin, use.on.rest)),
    flatMap: (use) => mapped(use, (results) => flat(results, use)),
    flat: (use) => (use.args.length > 0 ? unknown(use) : flat(use.on.items, use)),
    filter: (use) => tested(use, (kept) => (0,value_make/* list */.p_)(kept, use.origin)),
    find: (use) => tested(use, (kept) => kept[0] ?? (0,value_make/* literal */.eu)(undefined, use.origin)),
    some: (use) => tested(use, (kept) => (0,value_make/* literal */.eu)(kept.length > 0, use.origin)),
    every: (use) => tested(use, (kept) => (0,value_make/* literal */.eu)(kept.length === use.on.items.length, use.origin)),
    reduce,
    concat: (use) => flat([use.on, ...use.args], use),
    join,
    includes: (use) => array_within(use, (place) => place >= 0),
    indexOf: (use) => array_within(use, (place) => place),
    slice: (use) => withNumbers(use, (from, to) => (0,value_make/* list */.p_)(use.on.items.slice(from, to), use.origin)),
    at: (use) => withNumbers(use, (place) => use.on.items.at(place ?? 0) ?? (0,value_make/* literal */.eu)(undefined, use.origin)),
    toSorted: sorted,
    sort: sorted,
    toReversed: (use) => withNumbers(use, () => (0,value_make/* list */.p_)(use.on.items.toReversed(), use.origin)),
};
/** What is not known of the array or of an argument; else that the method is not read. */
function unknown({ on, args, origin }) {
    const unclear = [...args, ...on.items].find(({ kind }) => kind === 'opaque') ?? (0,value_make/* literal */.eu)(undefined, origin);
    return (0,value_make/* opaque */.OZ)(on.rest ?? (0,value_make/* whyOf */.gf)(unclear, 'an array method needs the code to be run'), origin);
}
function callback({ args: [fn] }) {
    return fn?.kind === 'function' ? fn : undefined;
}
function mapped(use, then) {
    const { on, args, origin, caller } = use;
    const fn = callback(use);
    if (fn === undefined)
        return (0,value_make/* opaque */.OZ)(args[0] === undefined ? 'no callback is given' : (0,value_make/* whyOf */.gf)(args[0], 'a callback is not known'), origin);
    return then(on.items.map((item, index) => caller.call(fn, [item, (0,value_make/* literal */.eu)(index, origin), on], origin)));
}
/** Hands on the items that pass the test; opaque where that is not known of one of them. */
function tested(use, then) {
    if (use.on.rest !== undefined)
        return unknown(use);
    return mapped(use, (results) => {
        const doubt = results.find((result) => (0,value_make/* truthOf */.D)(result) === undefined);
        if (doubt !== undefined)
            return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(doubt, 'a test is not known'), use.origin);
        return then(use.on.items.filter((_, index) => (0,value_make/* truthOf */.D)(results[index] ?? (0,value_make/* literal */.eu)(false, use.origin))));
    });
}
function flat(values, { origin, caller, on }) {
    const items = [];
    let rest = on.rest;
    for (const value of values) {
        if (value.kind === 'opaque')
            rest ??= value.why;
        else if (value.kind !== 'array')
            items.push(value);
        else {
            if (!caller.spend(value.items.length))
                return (0,value_make/* opaque */.OZ)(tooManySteps, origin);
            for (const item of value.items)
                items.push(item);
            rest ??= value.rest;
        }
    }
    return (0,value_make/* list */.p_)(items, origin, rest);
}
function reduce(use) {
    const { on, args, origin, caller } = use;
    const fn = callback(use);
    if (fn === undefined || on.rest !== undefined)
        return unknown(use);
    const [first, ...others] = args[1] === undefined ? on.items : [args[1], ...on.items];
    const skipped = args[1] === undefined ? 1 : 0;
    return others.reduce((result, item, index) => caller.call(fn, [result, item, (0,value_make/* literal */.eu)(index + skipped, origin), on], origin), first ?? (0,value_make/* opaque */.OZ)('an empty array is reduced', origin));
}
function join(use) {
    const separator = use.args[0] === undefined ? ',' : (0,value_make/* keyOf */.TN)(use.args[0]);
    const parts = use.on.items.map((item) => (item.kind === 'literal' ? String(item.value ?? '') : undefined));
    if (use.on.rest !== undefined || separator === undefined || parts.includes(undefined))
        return unknown(use);
    const length = parts.reduce((sum, part) => sum + (part?.length ?? 0) + separator.length, 0);
    if (length > bounds/* bounds */.O.length + separator.length)
        return (0,value_make/* opaque */.OZ)(value_make/* tooLong */.Po, use.origin);
    return overspent(use.caller, textCost(length), use.origin) ?? (0,value_make/* text */.Qq)(parts.join(separator), use.origin);
}
function array_within(use, then) {
    const [wanted] = use.args;
    const known = use.on.items.every((item) => item.kind === 'literal');
    if (wanted?.kind !== 'literal' || !known || use.on.rest !== undefined || use.args.length > 1)
        return unknown(use);
    const cost = costOf(use.on) * costOf(wanted);
    if (!use.caller.spend(cost))
        return (0,value_make/* opaque */.OZ)(tooManySteps, use.origin);
    return (0,value_make/* literal */.eu)(then(use.on.items.findIndex((item) => item.kind === 'literal' && item.value === wanted.value)), use.origin);
}
function withNumbers(use, then) {
    const numbers = use.args.map((arg) => arg.kind === 'literal' && typeof arg.value === 'number' ? arg.value : undefined);
    return use.on.rest !== undefined || numbers.includes(undefined) ? unknown(use) : then(...numbers);
}
/** In the order of their texts, as JavaScript sorts without a comparison; what is undefined comes last. */
function sorted(use) {
    const { items, rest } = use.on;
    if (rest !== undefined || use.args.length > 0 || items.some((item) => (0,value_make/* keyOf */.TN)(item) === undefined))
        return unknown(use);
    // Each item is compared with so many others.
    const cost = (items.length + costOfAll(items)) * Math.ceil(Math.log2(items.length + 1));
    if (!use.caller.spend(cost))
        return (0,value_make/* opaque */.OZ)(tooManySteps, use.origin);
    const byText = (a, b) => compare((0,value_make/* keyOf */.TN)(a) ?? '', (0,value_make/* keyOf */.TN)(b) ?? '');
    const present = items.filter((item) => !(0,value_make/* isUndefined */.b0)(item));
    return (0,value_make/* list */.p_)([...present.toSorted(byText), ...items.filter(value_make/* isUndefined */.b0)], use.origin);
}
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/builtins/replace.js

/** Comparisons of characters in one step. */
const comparisonsInStep = 1024;
/** What it costs at worst, in steps, to look for one text in another. */
const searchCost = (text, part) => part?.kind === 'literal' && typeof part.value === 'string'
    ? Math.ceil((text.length * part.value.length) / comparisonsInStep)
    : 0;
/** `text.replace(from, to)`, or `replaceAll`; undefined where that comes to more than any text may hold. */
function replaced(text, from, to, which) {
    // Each `$&` and the like may stand for all of the text.
    const most = to.length + (to.split('$').length - 1) * text.length;
    const times = which === 'first' ? 1 : timesIn(text, from);
    if (text.length + times * most > bounds/* bounds */.O.length)
        return undefined;
    return which === 'first' ? text.replace(from, to) : text.replaceAll(from, to);
}
function timesIn(text, part) {
    if (part === '')
        return text.length + 1;
    let times = 0;
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
        times += 1;
    return times;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/builtins/string.js





/** A property or method of a string or number; undefined where it has none of that name. */
function stringMember({ value }, name, origin, caller) {
    if (typeof value === 'number' && name === 'toString')
        return method(String(value), (it) => it, origin, caller);
    if (value === null || value === undefined)
        return (0,value_make/* opaque */.OZ)(`\`${name}\` of \`${value}\` throws`, origin);
    if (typeof value !== 'string')
        return (0,value_make/* opaque */.OZ)(`\`${name}\` of a ${typeof value} needs the code to be run`, origin);
    if (name === 'length')
        return (0,value_make/* literal */.eu)(value.length, origin);
    if (/^\d+$/.test(name))
        return (0,value_make/* literal */.eu)(value[Number(name)], origin);
    const known = (0,objects/* ownOf */._t)(string_methods, name);
    if (known !== undefined)
        return method(value, known, origin, caller, searching.has(name));
    return name in String.prototype ? (0,value_make/* opaque */.OZ)(`\`${name}\` of a text needs the code to be run`, origin) : undefined;
}
/** In place of a text that would be longer than any that is read. */
const excess = Symbol('excess');
function method(on, run, name, caller, searches = false) {
    return (0,value_make/* callable */.J8)(name, (args, origin) => {
        const search = searches ? searchCost(on, args[0]) : 0;
        const unpaid = overspent(caller, textCost(on.length) + costOfAll(args) + search, origin);
        if (unpaid !== undefined)
            return unpaid;
        const unknown = args.find((arg) => arg.kind !== 'literal');
        if (unknown !== undefined)
            return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(unknown, 'a text method is given more than text'), origin);
        const result = run(on, args.map((arg) => (arg.kind === 'literal' ? arg.value : undefined)));
        if (result === excess)
            return (0,value_make/* opaque */.OZ)(value_make/* tooLong */.Po, origin);
        if (typeof result === 'string')
            return overspent(caller, textCost(result.length), origin) ?? (0,value_make/* text */.Qq)(result, origin);
        if (!isTexts(result))
            return (0,value_make/* literal */.eu)(result, origin);
        const parts = () => result.map((part) => (0,value_make/* literal */.eu)(part, origin));
        return overspent(caller, result.length, origin) ?? (0,value_make/* list */.p_)(parts(), origin);
    });
}
const isTexts = (value) => Array.isArray(value);
const str = (value) => String(value);
const num = (value) => (value === undefined ? undefined : Number(value));
/** More parts than any array of a definition has. */
const most = 10_000;
/** Longer than what any text may be, so that the caller finds it too long without its being made. */
const bounded = (length) => Math.min(length, bounds/* bounds */.O.length + 1);
/** Methods that look for their first argument in the text. */
const searching = new Set(['replace', 'replaceAll', 'split', 'includes', 'indexOf']);
const string_methods = {
    trim: (on) => on.trim(),
    trimStart: (on) => on.trimStart(),
    trimEnd: (on) => on.trimEnd(),
    toUpperCase: (on) => on.toUpperCase(),
    toLowerCase: (on) => on.toLowerCase(),
    toString: (on) => on,
    valueOf: (on) => on,
    concat(on, args) {
        const parts = [on, ...args.map(str)];
        return parts.reduce((sum, part) => sum + part.length, 0) > bounds/* bounds */.O.length ? excess : parts.join('');
    },
    replace: (on, [from, to]) => replaced(on, str(from), str(to), 'first') ?? excess,
    replaceAll: (on, [from, to]) => replaced(on, str(from), str(to), 'all') ?? excess,
    split: (on, [separator, limit]) => separator === undefined ? [on] : on.split(str(separator), Math.min(num(limit) ?? most, most)),
    slice: (on, [from, to]) => on.slice(num(from), num(to)),
    substring: (on, [from, to]) => on.substring(num(from) ?? 0, num(to)),
    charAt: (on, [place]) => on.charAt(num(place) ?? 0),
    at: (on, [place]) => on.at(num(place) ?? 0),
    includes: (on, [part]) => on.includes(str(part)),
    startsWith: (on, [part]) => on.startsWith(str(part)),
    endsWith: (on, [part]) => on.endsWith(str(part)),
    indexOf: (on, [part]) => on.indexOf(str(part)),
    padStart: (on, [length, fill]) => on.padStart(bounded(num(length) ?? 0), fill === undefined ? ' ' : str(fill)),
    padEnd: (on, [length, fill]) => on.padEnd(bounded(num(length) ?? 0), fill === undefined ? ' ' : str(fill)),
    repeat: (on, [times]) => on.repeat(Math.max(0, Math.min(num(times) ?? 0, bounded(Number.POSITIVE_INFINITY) / on.length))),
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/members.js




const members = {
    MemberExpression: (node, scope) => member(node, scope),
    OptionalMemberExpression: (node, scope) => member(node, scope),
};
function member(node, scope) {
    // `super` has no value of its own; it comes to an opaque one.
    const owner = scope.evaluate(node.object);
    if (owner.kind === 'opaque')
        return owner;
    const name = memberName(node, scope);
    if (typeof name !== 'string')
        return scope.opaque(node, name.why);
    if ((0,value_make/* isNullish */.uy)(owner) && node.type === 'OptionalMemberExpression')
        return (0,value_make/* literal */.eu)(undefined, scope.origin(node));
    const place = scope.origin(node.property);
    return node.computed ? memberOf(owner, name, place, scope.machine) : namedMember(owner, name, place, scope.machine);
}
/** `owner.name` as an author writes it: a name that cannot be meant is taken note of. */
function namedMember(owner, name, place, caller) {
    const mistake = mistakenName(owner, name, place, caller);
    if (mistake === undefined)
        return memberOf(owner, name, place, caller);
    const why = `there is no \`${name}\``;
    caller.note({ ...mistake, why, at: place });
    return (0,value_make/* opaque */.OZ)(why, place);
}
function mistakenName(owner, name, place, caller) {
    if (owner.kind === 'literal' && (0,value_make/* isNullish */.uy)(owner)) {
        return { id: 'member-missing', message: `\`${name}\` is asked of \`${owner.value}\`, which throws an error.` };
    }
    if (owner.kind === 'function' && !(name in Function.prototype)) {
        return { id: 'member-missing', message: `A function has no \`${name}\`; is it to be called first?` };
    }
    if ((owner.kind !== 'object' && owner.kind !== 'namespace') || owner.missing === undefined)
        return undefined;
    const isThere = owner.kind === 'object' ? owner.entries.has(name) : owner.get(name, place) !== undefined;
    // What was meant is looked for among all of its names.
    return isThere || !caller.spend(costOf(owner)) ? undefined : owner.missing(name);
}
function memberName(node, scope) {
    if (!node.computed && node.property.type === 'Identifier')
        return node.property.name;
    // A private name comes to an opaque value.
    const value = scope.evaluate(node.property);
    if (!scope.machine.spend(costOf(value)))
        return { why: tooManySteps };
    return (0,value_make/* keyOf */.TN)(value) ?? { why: (0,value_make/* whyOf */.gf)(value, 'a computed name is not a text') };
}
/** `owner.name`; `origin` is the place of the name. */
function memberOf(owner, name, origin, caller) {
    switch (owner.kind) {
        case 'opaque':
            return owner;
        case 'object':
            return owner.entries.get(name)?.value ?? missing(name, owner.rest, origin);
        case 'namespace':
            return (owner.get(name, origin)?.value ??
                missing(name, owner.names() === undefined ? (0,value_make/* whyOf */.gf)(owner, 'not all of it is known') : undefined, origin));
        case 'exotic':
            return owner.member(name, origin);
        case 'array':
            return arrayMember(owner, name, origin, caller);
        case 'literal':
            return stringMember(owner, name, origin, caller) ?? missing(name, undefined, origin);
        case 'regexp':
            if (name === 'source' || name === 'flags')
                return (0,value_make/* literal */.eu)(owner[name], owner.origin);
            break;
        default:
    }
    return (0,value_make/* opaque */.OZ)(`\`${name}\` of this needs the code to be run`, origin);
}
function missing(name, rest, origin) {
    if (rest !== undefined)
        return (0,value_make/* opaque */.OZ)(rest, origin);
    return name in Object.prototype ? (0,value_make/* opaque */.OZ)(`\`${name}\` needs the code to be run`, origin) : (0,value_make/* literal */.eu)(undefined, origin);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/patterns.js






/** Gives the names of a pattern their values. Defaults are evaluated in the scope. */
function bind(target, value, scope, declare) {
    if (!scope.machine.spend(1))
        declareAll(target, (0,value_make/* opaque */.OZ)(tooManySteps, value.origin), declare);
    else if (target.type === 'Identifier')
        declare(target.name, value);
    else if (target.type === 'ObjectPattern')
        bindObject(target, value, scope, declare);
    else if (target.type === 'ArrayPattern')
        bindArray(target, value, scope, declare);
    else if (target.type === 'AssignmentPattern') {
        // A default may name what stands before it, never a type.
        bind(target.left, (0,value_make/* isUndefined */.b0)(value) ? scope.evaluate(target.right) : value, scope, declare);
    }
    else if (target.type === 'RestElement')
        bind(target.argument, value, scope, declare);
}
function declareAll(target, value, declare) {
    for (const name of (0,binding_names/* namesOf */.e)(target))
        declare(name, value);
}
function bindObject(pattern, value, scope, declare) {
    const taken = new Set();
    for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
            bind(property.argument, without(value, taken, scope, property), scope, declare);
            continue;
        }
        // The parser takes methods as well, and says that they are none.
        if (property.type !== 'ObjectProperty')
            continue;
        const name = propertyName(property, scope);
        const known = typeof name === 'string';
        if (known)
            taken.add(name);
        // What has a default may be missing.
        const read = property.computed || property.value.type === 'AssignmentPattern' ? memberOf : namedMember;
        const part = known
            ? read(value, name, scope.origin(property.key), scope.machine)
            : scope.opaque(property, name.why);
        // In a pattern the value of a property is a pattern again.
        bind(property.value, part, scope, declare);
    }
}
function without(value, taken, scope, node) {
    if (!scope.machine.spend(costOf(value)))
        return scope.opaque(node, tooManySteps);
    const own = (0,value_own/* entriesOf */.M)(value);
    if (own === undefined)
        return scope.opaque(node, (0,value_make/* whyOf */.gf)(value, 'what is taken apart here is not an object'));
    const left = new Map([...own.entries].filter(([name]) => !taken.has(name)));
    return (0,value_make/* structure */.QK)(left, value.origin, own.rest);
}
function bindArray(pattern, value, scope, declare) {
    for (const [index, element] of pattern.elements.entries()) {
        if (element === null)
            continue;
        if (element.type === 'RestElement')
            bind(element.argument, restOf(value, index, scope), scope, declare);
        else
            bind(element, itemAt(value, index), scope, declare);
    }
}
const notAnArray = 'what is taken apart here is not an array';
function itemAt(value, index) {
    if (value.kind !== 'array')
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(value, notAnArray), value.origin);
    if (value.rest !== undefined)
        return (0,value_make/* opaque */.OZ)(value.rest, value.origin);
    return value.items[index] ?? (0,value_make/* literal */.eu)(undefined, value.origin);
}
function restOf(value, from, { machine }) {
    if (value.kind !== 'array')
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(value, notAnArray), value.origin);
    return overspent(machine, costOf(value), value.origin) ?? (0,value_make/* list */.p_)(value.items.slice(from), value.origin, value.rest);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/functions.js





const functions = {
    ArrowFunctionExpression: (node, scope) => makeFunction(node, scope),
    FunctionExpression: (node, scope) => makeFunction(node, scope),
};
function makeFunction(node, scope) {
    const refusal = () => {
        const known = refusals.get(node) ?? functions_refusalOf(node);
        refusals.set(node, known);
        return known;
    };
    const call = (args, place) => {
        const { why, spoils } = refusal();
        if (why === undefined)
            return invoke(node, args, scope.inner(), place);
        if (spoils)
            scope.machine.spoil(args);
        return (0,value_make/* opaque */.OZ)(why, place);
    };
    return { ...(0,value_make/* callable */.J8)(scope.origin(node), call), spoils: () => refusal().spoils };
}
/** A function may be made over and over: its code is looked at once. */
const refusals = new WeakMap();
function functions_refusalOf(node) {
    if (changesAnything(node)) {
        return { why: 'a function is called that changes its variables step by step', spoils: reachesOut(node) };
    }
    const later = node.async || node.generator;
    return { why: later ? 'an asynchronous function or a generator is called' : undefined, spoils: false };
}
function invoke(node, args, scope, place) {
    for (const [index, parameter] of node.params.entries()) {
        const rest = parameter.type === 'RestElement';
        const others = rest ? overspent(scope.machine, args.length, place) : undefined;
        const value = rest ? (others ?? (0,value_make/* list */.p_)(args.slice(index), place)) : (args[index] ?? (0,value_make/* literal */.eu)(undefined, place));
        bind(parameter, value, scope, scope.declare);
    }
    if (node.body.type !== 'BlockStatement')
        return scope.evaluate(node.body);
    return run(node.body.body, scope) ?? (0,value_make/* literal */.eu)(undefined, place);
}
/** Runs the body of a function: what it returns; opaque where that is not known; undefined where it goes on. */
function run(statements, scope) {
    for (const statement of statements) {
        if (statement.type === 'FunctionDeclaration' && statement.id) {
            scope.declare(statement.id.name, makeFunction(statement, scope));
        }
    }
    for (const statement of statements) {
        const result = runOne(statement, scope);
        if (result !== undefined)
            return result;
    }
    return undefined;
}
function runOne(statement, scope) {
    if (!scope.machine.spend(1))
        return scope.opaque(statement, tooManySteps);
    switch (statement.type) {
        case 'VariableDeclaration':
            functions_declareAll(statement, scope);
            return undefined;
        case 'ReturnStatement':
            if (!statement.argument)
                return (0,value_make/* literal */.eu)(undefined, scope.origin(statement));
            return scope.evaluate(statement.argument);
        case 'IfStatement':
            return runIf(statement, scope);
        case 'BlockStatement':
            return run(statement.body, scope.inner());
        case 'FunctionDeclaration':
        case 'EmptyStatement':
        case 'TSTypeAliasDeclaration':
        case 'TSInterfaceDeclaration':
            return undefined;
        case 'ExpressionStatement':
            return isLogging(statement.expression)
                ? undefined
                : scope.opaque(statement, 'a function is called that does more than return a value');
        case 'ThrowStatement':
            return scope.opaque(statement, 'it throws');
        default:
            return scope.opaque(statement, 'a function is called that does more than return a value');
    }
}
function functions_declareAll(statement, scope) {
    for (const { id, init } of statement.declarations) {
        bind(id, init ? scope.evaluate(init) : (0,value_make/* literal */.eu)(undefined, scope.origin(id)), scope, scope.declare);
    }
}
function runIf(statement, scope) {
    const test = scope.evaluate(statement.test);
    const truth = (0,value_make/* truthOf */.D)(test);
    if (truth === undefined)
        return scope.opaque(statement.test, (0,value_make/* whyOf */.gf)(test, 'a condition is not known'));
    const branch = truth ? statement.consequent : statement.alternate;
    return branch ? run([branch], scope.inner()) : undefined;
}
const isLogging = (node) => node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.object.type === 'Identifier' &&
    node.callee.object.name === 'console';

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/literals.js



const verbatim = (value, node, scope) => ({ kind: 'literal', value, origin: scope.origin(node), verbatim: true });
const literals = {
    StringLiteral: (node, scope) => verbatim(node.value, node, scope),
    NumericLiteral: (node, scope) => verbatim(node.value, node, scope),
    BooleanLiteral: (node, scope) => verbatim(node.value, node, scope),
    NullLiteral: (node, scope) => verbatim(null, node, scope),
    RegExpLiteral: (node, scope) => ({
        kind: 'regexp',
        source: node.pattern,
        flags: node.flags,
        origin: scope.origin(node),
    }),
    TemplateLiteral(node, scope) {
        let cooked = '';
        for (const [index, quasi] of node.quasis.entries()) {
            cooked += quasi.value.cooked ?? '';
            const expression = node.expressions[index];
            if (expression === undefined)
                continue;
            const value = scope.evaluate(expression);
            if (value.kind !== 'literal')
                return scope.opaque(node, (0,value_make/* whyOf */.gf)(value, 'a template holds more than text'));
            cooked += String(value.value);
            if (!scope.machine.spend(costOf(value)))
                return scope.opaque(node, tooManySteps);
            if (cooked.length > bounds/* bounds */.O.length)
                return scope.opaque(node, value_make/* tooLong */.Po);
        }
        return node.expressions.length === 0 ? verbatim(cooked, node, scope) : (0,value_make/* text */.Qq)(cooked, scope.origin(node));
    },
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/value/draft.js

/** An object under construction. What is not known may overwrite all that stands before it. */
class Draft {
    #entries = new Map();
    #rest;
    get size() {
        return this.#entries.size;
    }
    set(name, entry) {
        this.#entries.set(name, entry);
        return this;
    }
    spread(own) {
        if (own.rest !== undefined)
            this.doubt(own.rest);
        for (const [name, entry] of own.entries)
            this.#entries.set(name, entry);
        return this;
    }
    doubt(why) {
        this.#rest ??= why;
        for (const [name, { key, value }] of this.#entries) {
            this.#entries.set(name, { key, value: (0,value_make/* opaque */.OZ)(why, value.origin) });
        }
    }
    done(origin) {
        return (0,value_make/* structure */.QK)(this.#entries, origin, this.#rest);
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/objects.js








const objects_objects = {
    ObjectExpression(node, scope) {
        const draft = new Draft();
        let isSpent = false;
        for (const property of node.properties) {
            const isNamed = property.type !== 'SpreadElement' && !property.computed;
            if (isNamed || scope.machine.spend(1))
                addProperty(draft, property, scope);
            else if (!isSpent) {
                draft.doubt(tooManySteps);
                isSpent = true;
            }
        }
        noteRepeated(node.properties, scope);
        return draft.done(scope.origin(node));
    },
};
/** Takes note of a name that stands twice; one that is spread over is meant. */
function noteRepeated(properties, scope) {
    const keys = new Map();
    for (const property of properties) {
        const name = property.type === 'SpreadElement' || property.computed ? undefined : propertyName(property, scope);
        if (property.type === 'SpreadElement' || typeof name !== 'string')
            continue;
        // A getter and a setter share a name.
        if (property.type === 'ObjectMethod' && property.kind !== 'method')
            continue;
        const [first, at] = [keys.get(name), scope.origin(property.key)];
        const message = `\`${name}\` stands twice in one object; the last one counts.`;
        if (first !== undefined)
            scope.machine.note({ id: 'duplicate-key', message, at, first });
        keys.set(name, at);
    }
}
function addProperty(draft, property, scope) {
    if (property.type === 'SpreadElement') {
        spread(draft, property.argument, scope);
        return;
    }
    const name = propertyName(property, scope);
    if (typeof name !== 'string')
        draft.doubt(name.why);
    else if (name !== '__proto__' || !setsPrototype(property, scope)) {
        draft.set(name, { key: scope.origin(property.key), value: propertyValue(property, scope) });
    }
}
/** `{ __proto__: … }` makes no entry of that name, unless it is JSON. */
const setsPrototype = (property, { file }) => property.type === 'ObjectProperty' && !property.computed && !property.shorthand && !file.endsWith('.json');
function propertyValue(property, scope) {
    if (property.type === 'ObjectProperty')
        return scope.evaluate(property.value);
    if (property.kind === 'method')
        return makeFunction(property, scope);
    return scope.opaque(property.key, 'an accessor needs the code to be run');
}
function spread(draft, argument, scope) {
    const value = scope.evaluate(argument);
    if (isEmpty(value))
        return;
    // What is not known is told of all that stands before it.
    if (!scope.machine.spend(costOf(value) + (value.kind === 'opaque' ? draft.size : 0))) {
        draft.doubt(tooManySteps);
        return;
    }
    const own = (0,value_own/* entriesOf */.M)(value);
    if (own !== undefined) {
        draft.spread(own);
        return;
    }
    const why = (0,value_make/* whyOf */.gf)(value, 'what is spread here is not an object');
    const choices = value.kind === 'opaque' ? choicesOf((0,walk/* unwrap */.oA)(argument), scope) : undefined;
    if (choices === undefined)
        draft.doubt(why);
    for (const choice of choices ?? []) {
        for (const [name, { key }] of choice)
            draft.set(name, { key, value: { ...(0,value_make/* opaque */.OZ)(why, key), optional: true } });
    }
}
const isEmpty = (value) => (0,value_make/* isNullish */.uy)(value) || value.kind === 'function' || (value.kind === 'literal' && typeof value.value !== 'string');
/** Of `condition ? {…} : {…}` or `condition && {…}`, where the condition is not known: the entries that may be there. */
function choicesOf(node, scope) {
    const branches = branchesOf(node);
    if (branches === undefined)
        return undefined;
    const choices = [];
    for (const branch of branches) {
        const value = scope.evaluate(branch);
        if (!scope.machine.spend(costOf(value)))
            return undefined;
        const own = isEmpty(value) ? { entries: new Map() } : (0,value_own/* entriesOf */.M)(value);
        if (own?.rest !== undefined || own === undefined)
            return undefined;
        choices.push(own.entries);
    }
    return choices;
}
function branchesOf(node) {
    if ((0,nodes/* isOf */.y)(node, 'ConditionalExpression'))
        return [node.consequent, node.alternate];
    return (0,nodes/* isOf */.y)(node, 'LogicalExpression') && node.operator === '&&' ? [node.right] : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/operators.js


const operators = {
    UnaryExpression(node, scope) {
        const value = operandOf(node, scope);
        if (!scope.machine.spend(costOfText(value)))
            return scope.opaque(node, tooManySteps);
        const result = unary(node.operator, value);
        if (result === operators_unknown)
            return scope.opaque(node, (0,value_make/* whyOf */.gf)(value, `\`${node.operator}\` needs the code to be run`));
        const negative = node.operator === '-' && node.argument.type === 'NumericLiteral';
        return { ...(0,value_make/* literal */.eu)(result, scope.origin(node)), verbatim: negative };
    },
    BinaryExpression(node, scope) {
        const left = scope.evaluate(node.left);
        const right = scope.evaluate(node.right);
        if (!scope.machine.spend(costOfText(left) + costOfText(right)))
            return scope.opaque(node, tooManySteps);
        const result = binary(node.operator, left, right);
        if (typeof result === 'string')
            return (0,value_make/* text */.Qq)(result, scope.origin(node));
        if (result !== operators_unknown)
            return (0,value_make/* literal */.eu)(result, scope.origin(node));
        return scope.opaque(node, (0,value_make/* whyOf */.gf)(left, (0,value_make/* whyOf */.gf)(right, `\`${node.operator}\` needs the code to be run`)));
    },
    LogicalExpression(node, scope) {
        const left = scope.evaluate(node.left);
        if (left.kind === 'opaque')
            return left;
        const settled = node.operator === '??' ? !(0,value_make/* isNullish */.uy)(left) : (0,value_make/* truthOf */.D)(left) === (node.operator === '||');
        return settled ? left : scope.evaluate(node.right);
    },
    ConditionalExpression(node, scope) {
        const test = scope.evaluate(node.test);
        const truth = (0,value_make/* truthOf */.D)(test);
        if (truth === undefined)
            return scope.opaque(node, (0,value_make/* whyOf */.gf)(test, 'a condition is not known'));
        return scope.evaluate(truth ? node.consequent : node.alternate);
    },
    SequenceExpression(node, scope) {
        const last = node.expressions.at(-1);
        return last === undefined ? scope.opaque(node, 'it has no value') : scope.evaluate(last);
    },
};
/** Texts are put together, compared, and turned into numbers; of what else there is, only the name is looked at. */
const costOfText = (value) => (value.kind === 'literal' ? costOf(value) : 0);
/** `typeof name` is how one asks whether a name is declared. */
function operandOf({ operator, argument }, scope) {
    const asks = operator === 'typeof' && argument.type === 'Identifier';
    return asks ? (scope.lookup(argument.name) ?? scope.opaque(argument, 'it is not known')) : scope.evaluate(argument);
}
const operators_unknown = Symbol('unknown');
function unary(operator, value) {
    if (operator === 'void')
        return undefined;
    if (operator === '!') {
        const truth = (0,value_make/* truthOf */.D)(value);
        return truth === undefined ? operators_unknown : !truth;
    }
    if (operator === 'typeof')
        return typeName(value) ?? operators_unknown;
    if (value.kind !== 'literal')
        return operators_unknown;
    if (operator === '-')
        return -Number(value.value);
    if (operator === '+')
        return Number(value.value);
    return operator === '~' ? ~Number(value.value) : operators_unknown;
}
function typeName(value) {
    if (value.kind === 'literal')
        return typeof value.value;
    if (value.kind === 'function')
        return 'function';
    return value.kind === 'opaque' || value.kind === 'namespace' ? undefined : 'object';
}
const arithmetic = {
    '-': (a, b) => a - b,
    '*': (a, b) => a * b,
    '/': (a, b) => a / b,
    '%': (a, b) => a % b,
    '**': (a, b) => a ** b,
    '|': (a, b) => a | b,
    '&': (a, b) => a & b,
    '^': (a, b) => a ^ b,
    '<<': (a, b) => a << b,
    '>>': (a, b) => a >> b,
    '>>>': (a, b) => a >>> b,
};
function binary(operator, left, right) {
    if (operator === 'in')
        return has(right, left);
    if (left.kind !== 'literal' || right.kind !== 'literal')
        return operators_unknown;
    const [a, b] = [left.value, right.value];
    if (operator === '+') {
        return typeof a === 'string' || typeof b === 'string' ? `${a}${b}` : Number(a) + Number(b);
    }
    const calculate = arithmetic[operator];
    return calculate === undefined ? operators_compare(operator, a, b) : calculate(Number(a), Number(b));
}
function operators_compare(operator, a, b) {
    if (operator === '===')
        return a === b;
    if (operator === '!==')
        return a !== b;
    const nullish = (a ?? undefined) === (b ?? undefined);
    if (operator === '==' && (typeof a === typeof b || nullish))
        return nullish;
    if (operator === '!=' && (typeof a === typeof b || nullish))
        return !nullish;
    if (typeof a === 'number' && typeof b === 'number')
        return order(operator, a, b);
    return typeof a === 'string' && typeof b === 'string' ? order(operator, a, b) : operators_unknown;
}
function order(operator, a, b) {
    if (operator === '<')
        return a < b;
    if (operator === '<=')
        return a <= b;
    if (operator === '>')
        return a > b;
    return operator === '>=' ? a >= b : operators_unknown;
}
function has(owner, name) {
    const key = (0,value_make/* keyOf */.TN)(name);
    if (owner.kind !== 'object' || key === undefined)
        return operators_unknown;
    if (owner.entries.has(key))
        return owner.entries.get(key)?.value.kind === 'opaque' ? operators_unknown : true;
    return owner.rest === undefined && !(key in Object.prototype) ? false : operators_unknown;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/wrappers.js
/** What surrounds an expression without changing its value: type assertions and parentheses. */
const inner = (node, scope) => scope.evaluate(node.expression);
const wrappers = {
    TSAsExpression: inner,
    TSSatisfiesExpression: inner,
    TSNonNullExpression: inner,
    TSTypeAssertion: inner,
    TSInstantiationExpression: inner,
    ParenthesizedExpression: inner,
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/expressions.js










const handlers = {
    ...literals,
    ...operators,
    ...objects_objects,
    ...arrays,
    ...members,
    ...calls,
    ...functions,
    ...classes,
    ...wrappers,
    Identifier: (node, scope) => overspent(scope.machine, Math.floor(scope.depth / scopesInStep), scope.origin(node)) ??
        scope.lookup(node.name) ??
        unknownName(node, scope),
};
/** Scopes that a name is looked up in, in one step. */
const scopesInStep = 10;
function unknownName(node, scope) {
    const why = `\`${node.name}\` is not known`;
    scope.machine.undeclared(scope.file, node.name, why, scope.origin(node));
    return scope.opaque(node, why);
}
function evaluateExpression(node, scope) {
    // Each handler stands under the type of the nodes that it takes.
    const handler = handlers[node.type];
    return handler === undefined ? scope.opaque(node, whyNot(node)) : handler(node, scope);
}
const reasons = {
    AwaitExpression: 'it is awaited',
    TaggedTemplateExpression: 'a template is tagged',
    ThisExpression: '`this` is known where the definition is run',
    Import: 'it is imported while the definition runs',
    MetaProperty: '`import.meta` is known where the definition is run',
};
const whyNot = (node) => reasons[node.type] ?? 'it needs the code to be run';

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/interpreter.js




const interpreter_most = 100;
/** A call makes more than a value: it gives names to what it is given. */
const stepsOfCall = 2;
/** Evaluates expressions and calls functions, within bounds. */
class Interpreter {
    budget = new Budget();
    #mistakes = new Map();
    /** Objects that a function was given which may have changed them. */
    #spoiled = new Set();
    evaluate(node, scope) {
        const why = this.budget.enter();
        if (why !== undefined)
            return scope.opaque(node, why);
        const value = evaluateExpression(node, scope);
        this.budget.leave();
        if (this.#spoiled.size === 0 || !this.#spoiled.has(value))
            return value;
        return (0,value_make/* opaque */.OZ)(spoiled, value.origin);
    }
    call(fn, args, origin) {
        if (fn.kind !== 'function')
            return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(fn, 'what is called here is not a known function'), origin);
        if (!this.budget.spend(stepsOfCall))
            return (0,value_make/* opaque */.OZ)(tooManySteps, origin);
        if (!this.budget.enterCall())
            return (0,value_make/* opaque */.OZ)('its calls nest too deeply', origin);
        const value = fn.call(args, origin);
        this.budget.leaveCall();
        return value;
    }
    spend(steps) {
        return this.budget.spend(steps);
    }
    note(mistake) {
        // Who comes across it first says why values are not known.
        if (!this.hasNotedEnough && !this.hasNoted(mistake.id, mistake.at)) {
            this.#mistakes.set(interpreter_keyOf(mistake.id, mistake.at), mistake);
        }
    }
    hasNoted(id, at) {
        return this.#mistakes.has(interpreter_keyOf(id, at));
    }
    /** More are not told of one definition: finding out what was meant takes its time. */
    get hasNotedEnough() {
        return this.#mistakes.size >= interpreter_most;
    }
    /** Each once, however often it was come across. */
    get mistakes() {
        return [...this.#mistakes.values()];
    }
    spoil(values) {
        const open = [...values];
        for (let value = open.pop(); value !== undefined; value = open.pop()) {
            if (this.#spoiled.has(value) || (value.kind !== 'object' && value.kind !== 'array'))
                continue;
            this.#spoiled.add(value);
            for (const part of interpreter_partsOf(value))
                open.push(part);
        }
    }
    /** A value without what turned out to be spoiled after it was put there. */
    settled(value) {
        return this.#spoiled.size === 0 ? value : this.#settled(value, new Map());
    }
    /** `done`: the same value may stand in many places. */
    #settled(value, done) {
        const settled = done.get(value) ?? this.#withoutSpoiled(value, (part) => this.#settled(part, done));
        done.set(value, settled);
        return settled;
    }
    #withoutSpoiled(value, inside) {
        if (this.#spoiled.has(value))
            return (0,value_make/* opaque */.OZ)(spoiled, value.origin);
        if (value.kind === 'exotic')
            return value.remade?.(inside) ?? value;
        if (value.kind === 'array')
            return { ...value, items: value.items.map(inside) };
        if (value.kind !== 'object')
            return value;
        const entries = [...value.entries].map(([name, { key, value: part }]) => [
            name,
            { key, value: inside(part) },
        ]);
        return { ...value, entries: new Map(entries) };
    }
}
const interpreter_keyOf = (id, { file, start }) => `${id} ${start} ${file}`;
const spoiled = 'a function is given it that changes what it is given';
const interpreter_partsOf = (value) => value.kind === 'array' ? value.items : [...value.entries.values()].map((entry) => entry.value);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/exported-names.js

/** What a file exports, with the modules that it exports as a whole. */
function exportedNames(path, modules, seen = new Set()) {
    if (seen.has(path))
        return { names: [] };
    seen.add(path);
    const module = modules.module(path);
    if (module === undefined || module.file.faults.length > 0)
        return { doubt: doubtOf(module?.file) };
    const names = new Set(module.names.declarations.exports.keys());
    for (const source of module.names.declarations.stars) {
        const resolved = modules.resolve(source, path);
        if (resolved.kind !== 'file')
            return { doubt: resolved.kind === 'unknown' ? resolved.why : undefined };
        const theirs = exportedNames(resolved.path, modules, seen);
        if (theirs.names === undefined)
            return theirs;
        for (const name of theirs.names)
            if (name !== 'default')
                names.add(name);
    }
    return { names: [...names] };
}
const doubtOf = (file) => file && unreadable(file);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/known-packages.js

/** What a package that the platform's CLI generates exports under a name. */
const generatedExport = (name, pkg) => name === 'default' ? pkg : (0,value_make/* opaque */.OZ)('only the default export of a generated package is known', pkg.origin);

// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/missing.js
var modules_missing = __webpack_require__(9082);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/builtins/global-names.js
/**
 * Names that are there without being declared: those of the language, of modules in CommonJS, and what Node.js has of the
 * web. A definition runs in Node.js, so `window` is none of them. Source: the global objects of Node.js 20 and 24.
 */
const words = `
Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError FinalizationRegistry
Float16Array Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math NaN Number
Object Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol SyntaxError TypeError
URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet AggregateError SuppressedError
DisposableStack AsyncDisposableStack
decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt undefined
unescape arguments
require module exports __dirname __filename global process Buffer
AbortController AbortSignal Blob BroadcastChannel ByteLengthQueuingStrategy CloseEvent CompressionStream
CountQueuingStrategy Crypto CryptoKey CustomEvent DecompressionStream DOMException Event EventSource EventTarget File FormData
Headers MessageChannel MessageEvent MessagePort Navigator Performance PerformanceEntry PerformanceMark PerformanceMeasure
PerformanceObserver PerformanceObserverEntryList PerformanceResourceTiming ReadableByteStreamController ReadableStream
ReadableStreamBYOBReader ReadableStreamBYOBRequest ReadableStreamDefaultController ReadableStreamDefaultReader Request Response
Storage SubtleCrypto TextDecoder TextDecoderStream TextEncoder TextEncoderStream TransformStream TransformStreamDefaultController
URL URLPattern URLSearchParams WebAssembly WebSocket WritableStream WritableStreamDefaultController WritableStreamDefaultWriter
atob btoa clearImmediate clearInterval clearTimeout console crypto fetch localStorage navigator performance queueMicrotask
sessionStorage setImmediate setInterval setTimeout structuredClone
`;
const globalNames = new Set(words.trim().split(/\s+/));

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/builtins/objects.js





const nothing = (origin) => (0,value_make/* literal */.eu)(undefined, origin);
/** The items that an object gives, one for each of its entries. */
const listing = (item) => ([subject], origin) => {
    const own = subject === undefined ? undefined : (0,value_own/* entriesOf */.M)(subject);
    if (own === undefined)
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(subject ?? nothing(origin), 'its entries are not known'), origin);
    const rest = own.rest ?? doubtIn(own.entries);
    return (0,value_make/* list */.p_)([...own.entries].map(([name, entry]) => item(name, entry)), origin, rest);
};
/** Why it is not known which of the entries are there. */
function doubtIn(entries) {
    for (const { value } of entries.values())
        if (value.kind === 'opaque' && value.optional)
            return value.why;
    return undefined;
}
/** What `Object.NAME` does. The name of an entry keeps its place when it becomes a value, and again when it becomes a name. */
const statics = {
    keys: listing((name, { key }) => (0,value_make/* literal */.eu)(name, key)),
    values: listing((_, { value }) => value),
    entries: listing((name, { key, value }) => (0,value_make/* list */.p_)([(0,value_make/* literal */.eu)(name, key), value], value.origin)),
    fromEntries,
    assign: objects_assign,
    freeze: ([subject], origin) => subject ?? nothing(origin),
    seal: ([subject], origin) => subject ?? nothing(origin),
};
function objectStatic(name, origin, caller) {
    const known = (0,objects/* ownOf */._t)(statics, name);
    if (known === undefined)
        return (0,value_make/* opaque */.OZ)(`\`Object.${name}\` needs the code to be run`, origin);
    return (0,value_make/* callable */.J8)(origin, (args, place) => overspent(caller, costOfAll(args), place) ?? known(args, place));
}
function fromEntries([subject], origin) {
    if (subject?.kind !== 'array')
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(subject ?? nothing(origin), 'its entries are not known'), origin);
    const draft = new Draft();
    for (const item of subject.items) {
        const [key, value] = item.kind === 'array' && item.rest === undefined ? item.items : [];
        const name = key === undefined ? undefined : (0,value_make/* keyOf */.TN)(key);
        if (key === undefined || name === undefined)
            draft.doubt((0,value_make/* whyOf */.gf)(key ?? item, 'an entry is not known'));
        else
            draft.set(name, { key: key.origin, value: value ?? nothing(origin) });
    }
    if (subject.rest !== undefined)
        draft.doubt(subject.rest);
    return draft.done(origin);
}
/** Of fresh objects only: what is assigned to a variable makes that variable unknown. */
function objects_assign(args, origin) {
    const draft = new Draft();
    for (const arg of args) {
        const own = (0,value_own/* entriesOf */.M)(arg);
        if (own === undefined)
            draft.doubt((0,value_make/* whyOf */.gf)(arg, 'its entries are not known'));
        else
            draft.spread(own);
    }
    return draft.done(origin);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/builtins/globals.js




/** What a name means that no module declares; undefined where that is not known without running the code. */
function globalValue(name, scope) {
    const origin = { file: scope.file, start: 0, end: 0 };
    return (0,objects/* ownOf */._t)(globals, name)?.(origin, scope);
}
const globals = {
    undefined: (origin) => (0,value_make/* literal */.eu)(undefined, origin),
    NaN: (origin) => (0,value_make/* literal */.eu)(Number.NaN, origin),
    Infinity: (origin) => (0,value_make/* literal */.eu)(Number.POSITIVE_INFINITY, origin),
    Object: (origin, { machine }) => namespace(origin, (name, at) => objectStatic(name, at, machine)),
    Array: (origin, { machine }) => namespace(origin, (name, at) => {
        if (name === 'isArray')
            return (0,value_make/* callable */.J8)(at, ([subject], place) => isArray(subject, place));
        if (name !== 'from')
            return (0,value_make/* opaque */.OZ)(`\`Array.${name}\` needs the code to be run`, at);
        return (0,value_make/* callable */.J8)(at, ([subject, fn], place) => {
            if (subject?.kind !== 'array')
                return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(subject ?? (0,value_make/* literal */.eu)(undefined, place), 'it is not an array'), place);
            const unpaid = overspent(machine, costOf(subject), place);
            if (unpaid !== undefined)
                return unpaid;
            if (fn === undefined)
                return (0,value_make/* list */.p_)(subject.items, place, subject.rest);
            if (fn.kind !== 'function')
                return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(fn, 'a callback is not known'), place);
            const items = subject.items.map((item, index) => machine.call(fn, [item, (0,value_make/* literal */.eu)(index, place)], place));
            return (0,value_make/* list */.p_)(items, place, subject.rest);
        });
    }),
    String: (origin, { machine }) => conversion(origin, machine, (value, place) => (0,value_make/* text */.Qq)(String(value), place)),
    Number: (origin, { machine }) => conversion(origin, machine, (value, place) => (0,value_make/* literal */.eu)(Number(value), place)),
    Boolean: (origin) => (0,value_make/* callable */.J8)(origin, ([subject], place) => {
        const truth = subject === undefined ? false : (0,value_make/* truthOf */.D)(subject);
        return truth === undefined
            ? (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(subject ?? (0,value_make/* literal */.eu)(undefined, place), 'a condition is not known'), place)
            : (0,value_make/* literal */.eu)(truth, place);
    }),
    RegExp: (origin, { machine }) => {
        const make = (args, place) => overspent(machine, costOfAll(args), place) ?? regexp(args, place);
        return { ...(0,value_make/* callable */.J8)(origin, make), construct: make };
    },
    require: (origin, { file, machine }) => (0,value_make/* callable */.J8)(origin, ([specifier], place) => {
        const name = (0,value_make/* stringOf */.Je)(specifier);
        return name === undefined
            ? (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(specifier ?? (0,value_make/* literal */.eu)(undefined, place), 'what is required is not known'), place)
            : machine.imported(file, name, '*', place);
    }),
    process: (origin) => namespace(origin, (name, place) => name === 'env'
        ? namespace(place, (variable, at) => (0,value_make/* opaque */.OZ)(`\`process.env.${variable}\` is set where the definition is run`, at))
        : (0,value_make/* opaque */.OZ)(`\`process.${name}\` is known where the definition is run`, place)),
};
function namespace(origin, member) {
    const get = (name, place) => ({ key: place, value: member(name, place) });
    return { kind: 'namespace', get, names: () => undefined, origin };
}
function conversion(origin, caller, convert) {
    return (0,value_make/* callable */.J8)(origin, ([subject], place) => {
        if (subject?.kind !== 'literal')
            return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(subject ?? (0,value_make/* literal */.eu)(undefined, place), 'it is not a plain value'), place);
        return overspent(caller, costOf(subject), place) ?? convert(subject.value, place);
    });
}
function regexp([source, flags], origin) {
    const made = compiled((0,value_make/* stringOf */.Je)(source), flags === undefined ? '' : (0,value_make/* stringOf */.Je)(flags));
    if (made !== undefined)
        return { kind: 'regexp', source: made.source, flags: made.flags, origin };
    return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(source ?? (0,value_make/* literal */.eu)(undefined, origin), 'it is not the text of a regular expression'), origin);
}
/** No expression that somebody wrote is longer, and making one takes its time. */
const longest = 10_000;
function compiled(source, flags) {
    if (source === undefined || flags === undefined || source.length > longest)
        return undefined;
    try {
        return new RegExp(source, flags);
    }
    catch {
        return undefined;
    }
}
function isArray(subject, origin) {
    if (subject?.kind === 'opaque')
        return (0,value_make/* opaque */.OZ)(subject.why, origin);
    return (0,value_make/* literal */.eu)(subject?.kind === 'array', origin);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/scope.js

/** The names that an expression sees, and the file that it stands in. */
class Scope {
    file;
    machine;
    /** How many scopes are around it, which a name is looked up in. */
    depth;
    #names = new Map();
    #outer;
    constructor(file, machine, outer, depth = 0) {
        this.file = file;
        this.machine = machine;
        this.#outer = outer;
        this.depth = depth;
    }
    lookup(name) {
        return this.#names.get(name) ?? this.#outer(name);
    }
    declare = (name, value) => {
        this.#names.set(name, value);
    };
    inner() {
        return new Scope(this.file, this.machine, (name) => this.lookup(name), this.depth + 1);
    }
    evaluate(node) {
        return this.machine.evaluate(node, this);
    }
    origin({ start, end }) {
        return { file: this.file, start: start ?? 0, end: end ?? 0 };
    }
    opaque(node, why) {
        return (0,value_make/* opaque */.OZ)(why, this.origin(node));
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/bound-names.js



const bindingTypes = /^(?:VariableDeclarator|CatchClause|TS\w+Declaration|TSDeclareFunction|Import\w*Specifier|Class\w+|.*Function.*|\w+Method)$/;
/** Every name that a file declares anywhere, at whatever depth, for values or for types. */
function boundNames(body) {
    const names = new Set();
    const open = [...body];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (bindingTypes.test(node.type))
            for (const name of boundBy(node))
                names.add(name);
        for (const child of (0,walk/* allChildrenOf */.SX)(node))
            open.push(child);
    }
    return names;
}
function* boundBy({ id, local, param, params = [] }) {
    for (const target of [id, local, param, ...params]) {
        // Whatever stands in one of these places is a pattern, or no name at all.
        if ((0,nodes/* isNode */.L)(target))
            yield* (0,binding_names/* namesOf */.e)(target);
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/evaluate/enums.js


/** An enumeration as the object that it is when it runs: a numeric member can also be looked up by its number. */
function makeEnum(node, scope) {
    const inner = scope.inner();
    const entries = new Map();
    let next = 0;
    // Older and newer syntax trees hold the members in different places.
    for (const { id, initializer } of node.body?.members ?? node.members) {
        const name = id.type === 'Identifier' ? id.name : id.value;
        const key = scope.origin(id);
        const value = initializer ? inner.evaluate(initializer) : automatic(next, scope, id);
        const number = (0,value_make/* numberOf */.rl)(value);
        inner.declare(name, value);
        entries.set(name, { key, value });
        if (number !== undefined)
            entries.set(String(number), { key, value: (0,value_make/* literal */.eu)(name, key) });
        next = number === undefined ? undefined : number + 1;
    }
    return {
        ...(0,value_make/* structure */.QK)(entries, scope.origin(node)),
        missing(name) {
            const meant = (0,closest/* closest */.k)(name, entries.keys());
            const message = `Enumeration \`${node.id.name}\` has no \`${name}\`.${(0,closest/* didYouMean */.a)(meant)}`;
            return { id: 'member-missing', message };
        },
    };
}
const automatic = (next, scope, node) => next === undefined
    ? scope.opaque(node, 'the number of an enumeration member is not known')
    : (0,value_make/* literal */.eu)(next, scope.origin(node));

;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/common-js.js

/** Under which name a CommonJS module exports what is assigned to this; undefined where it is something else. */
function commonExportName(left) {
    if (isModuleExports(left))
        return 'default';
    const { object, name } = memberIn(left);
    return object !== undefined && (nameIn(object) === 'exports' || isModuleExports(object)) ? name : undefined;
}
/** `module.exports` */
function isModuleExports(node) {
    const { object, name } = memberIn(node);
    return object !== undefined && nameIn(object) === 'module' && name === 'exports';
}
function memberIn(node) {
    if (!(0,nodes/* isOf */.y)(node, 'MemberExpression') || node.computed)
        return {};
    return { object: node.object, name: nameIn(node.property) };
}
const nameIn = (node) => ((0,nodes/* isOf */.y)(node, 'Identifier') ? node.name : undefined);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/changes-of.js





/** What becomes of the names at the top of a module after they are declared. */
function changesOf(body, declared, packages) {
    const names = new Map([...declared].filter(([, declaration]) => !isFixed(declaration, packages)));
    const changed = new Set();
    const receivers = new Map();
    const changers = new Set();
    for (const [node, within] of (0,walk/* nodesWithin */.jl)(body)) {
        for (const change of changesBy(node, within)) {
            if (localOf(change) === undefined)
                mark(change.name, change.path, names, changed);
            else if (!isContained(change))
                addAround(change, changers);
        }
        addReceiver(node, names, receivers);
    }
    markDeeply([...handedTo(changers, body, names), ...usedByStatements(body)], names, changed);
    return { names: changed, receivers };
}
/** Adds the functions around a change; around one that is known, all are. */
function addAround({ within }, changers) {
    for (let place = within; place !== undefined && !changers.has(place.node); place = place.outer)
        changers.add(place.node);
}
/** What a known package exports stays what it is, whatever is done to it. */
const isFixed = (declaration, packages) => declaration.kind === 'import' && packages.known(declaration.source) !== undefined;
/** Marks the variable through which an object is changed, and every other that holds the same object. */
function mark(name, path, names, changed) {
    const declaration = names.get(name);
    if (declaration === undefined || changed.has(name))
        return;
    changed.add(name);
    if (declaration.kind !== 'variable' || !declaration.declarator.init)
        return;
    for (const [other, way] of aliases(declaration.declarator.init, path))
        mark(other, way, names, changed);
}
/** Marks variables of which any part may be changed, and all that they were made of. */
function markDeeply(roots, names, changed) {
    const open = new Set(roots);
    // What is added on the way is gone through as well.
    for (const name of open) {
        const declaration = names.get(name);
        if (declaration === undefined)
            continue;
        changed.add(name);
        for (const other of identifiersIn(changes_of_nodeOf(declaration)))
            open.add(other);
    }
}
/** What is at hand where functions of the module are called that change what they are given. */
function* handedTo(changers, body, names) {
    const called = new Set([...names].filter(([, declaration]) => changers.has(changes_of_nodeOf(declaration))).map(([name]) => name));
    if (called.size === 0)
        return;
    for (const statement of body)
        if (callsAny(called, statement))
            yield* identifiersIn(statement);
}
function addReceiver(node, names, receivers) {
    if (!(0,nodes/* isOf */.y)(node, 'CallExpression'))
        return;
    const { callee } = node;
    const root = rootName(callee);
    const declaration = root === undefined ? undefined : names.get(root);
    if (declaration?.kind !== 'import')
        return;
    for (const argument of node.arguments) {
        const name = rootName(argument);
        if (name === undefined)
            continue;
        const callees = receivers.get(name);
        if (callees === undefined)
            receivers.set(name, [callee]);
        else
            callees.push(callee);
    }
}
/** The variable that a chain of members starts at. */
function rootName(node) {
    let at = (0,walk/* unwrap */.oA)(node);
    while ((0,nodes/* isOf */.y)(at, 'MemberExpression'))
        at = (0,walk/* unwrap */.oA)(at.object);
    return (0,nodes/* isOf */.y)(at, 'Identifier') ? at.name : undefined;
}
function callsAny(called, statement) {
    for (const node of (0,walk/* nodesIn */.vx)([statement])) {
        if ((0,nodes/* isOf */.y)(node, 'CallExpression') && node.callee.type === 'Identifier' && called.has(node.callee.name))
            return true;
    }
    return false;
}
/** What a name stands for, as it is written. */
function changes_of_nodeOf(declaration) {
    if (declaration.kind === 'import' || declaration.kind === 'parts')
        return declaration.at;
    if (declaration.kind !== 'variable')
        return declaration.node;
    return declaration.declarator.init ? (0,walk/* unwrap */.oA)(declaration.declarator.init) : declaration.at;
}
const harmless = /^(?:Import|Export|VariableDeclaration|FunctionDeclaration|ClassDeclaration|EmptyStatement|TS)/;
/** A statement that is there for what it does may change all that it names. */
function* usedByStatements(body) {
    for (const statement of body) {
        if (harmless.test(statement.type))
            continue;
        const expression = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
        // What an assignment changes is told by its left side; what it assigns may be changed there.
        if (expression?.type === 'AssignmentExpression') {
            if (commonExportName(expression.left) === undefined)
                yield* identifiersIn(expression.right);
        }
        else if (expression === undefined || !isHarmless(expression))
            yield* identifiersIn(statement);
    }
}
function isHarmless(node) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression')
        return false;
    const { object, property } = node.callee;
    if (object.type !== 'Identifier' || property.type !== 'Identifier')
        return false;
    return object.name === 'console' || (object.name === 'Object' && /^(?:freeze|seal)$/.test(property.name));
}
function* identifiersIn(node) {
    for (const part of (0,walk/* nodesIn */.vx)([node]))
        if ((0,nodes/* isOf */.y)(part, 'Identifier'))
            yield part.name;
}
/** The variables that hold the same object as the expression does at the path. */
function* aliases(expression, path) {
    const node = (0,walk/* unwrap */.oA)(expression);
    const [step, ...further] = path;
    if ((0,nodes/* isOf */.y)(node, 'Identifier'))
        yield [node.name, path];
    else if ((0,nodes/* isOf */.y)(node, 'MemberExpression')) {
        const way = [];
        let owner = node;
        for (; (0,nodes/* isOf */.y)(owner, 'MemberExpression'); owner = (0,walk/* unwrap */.oA)(owner.object)) {
            way.push(!owner.computed && owner.property.type === 'Identifier' ? owner.property.name : undefined);
        }
        yield* aliases(owner, [...way.toReversed(), ...path]);
    }
    else if ((0,nodes/* isOf */.y)(node, 'ConditionalExpression')) {
        yield* aliases(node.consequent, path);
        yield* aliases(node.alternate, path);
    }
    else if ((0,nodes/* isOf */.y)(node, 'LogicalExpression')) {
        yield* aliases(node.left, path);
        yield* aliases(node.right, path);
    }
    else if (path.length > 0 && (0,nodes/* isOf */.y)(node, 'ObjectExpression')) {
        for (const property of node.properties) {
            if (property.type === 'SpreadElement')
                yield* aliases(property.argument, path);
            if (property.type !== 'ObjectProperty')
                continue;
            const named = !property.computed && property.key.type === 'Identifier' ? property.key.name : undefined;
            if (named === undefined || step === undefined || named === step)
                yield* aliases(property.value, further);
        }
    }
    else if (path.length > 0 && (0,nodes/* isOf */.y)(node, 'ArrayExpression')) {
        for (const element of node.elements) {
            if (element === null)
                continue;
            yield* element.type === 'SpreadElement' ? aliases(element.argument, path) : aliases(element, further);
        }
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/declarations.js


function declarationsOf(body) {
    const draft = { names: new Map(), exports: new Map(), stars: [], whole: false };
    for (const statement of body)
        add(draft, statement);
    return draft;
}
function add(draft, statement) {
    switch (statement.type) {
        case 'ImportDeclaration':
            addImport(draft, statement);
            break;
        case 'ExportNamedDeclaration':
            addExport(draft, statement);
            break;
        case 'ExportDefaultDeclaration':
            draft.exports.set('default', defaultOf(draft, statement.declaration));
            break;
        case 'ExportAllDeclaration':
            if (statement.exportKind !== 'type')
                draft.stars.push(statement.source.value);
            break;
        case 'TSExportAssignment':
            draft.exports.set('default', { kind: 'expression', node: statement.expression, at: statement });
            break;
        case 'TSImportEqualsDeclaration':
            if (statement.moduleReference.type === 'TSExternalModuleReference') {
                const source = statement.moduleReference.expression.value;
                const { id } = statement;
                draft.names.set(id.name, { kind: 'import', source, name: '*', at: id, named: id });
            }
            break;
        case 'ExpressionStatement':
            addCommonExport(draft, statement.expression);
            break;
        default:
            for (const [name, declaration] of declared(statement))
                addName(draft, name, declaration);
    }
}
function addName({ names }, name, declaration) {
    const other = names.get(name)?.kind;
    if (other === declaration.kind && (other === 'enum' || other === 'namespace')) {
        names.set(name, { kind: 'parts', at: declaration.at });
        // A namespace that only holds types may share its name with a value.
    }
    else if (declaration.kind !== 'namespace' || other === undefined)
        names.set(name, declaration);
}
function* declared(statement) {
    if ('declare' in statement && statement.declare)
        return;
    if (statement.type === 'VariableDeclaration') {
        for (const declarator of statement.declarations) {
            for (const name of (0,binding_names/* namesOf */.e)(declarator.id))
                yield [name, { kind: 'variable', declarator, at: declarator.id }];
        }
    }
    else if (statement.type === 'FunctionDeclaration' && statement.id) {
        yield [statement.id.name, { kind: 'function', node: statement, at: statement.id }];
    }
    else if (statement.type === 'ClassDeclaration' && statement.id) {
        yield [statement.id.name, { kind: 'class', node: statement, at: statement.id }];
    }
    else if (statement.type === 'TSEnumDeclaration') {
        yield [statement.id.name, { kind: 'enum', node: statement, at: statement.id }];
    }
    else if (statement.type === 'TSModuleDeclaration' && statement.id.type === 'Identifier') {
        yield [statement.id.name, { kind: 'namespace', node: statement, at: statement.id }];
    }
}
const nameOf = (node) => (node.type === 'Identifier' ? node.name : node.value);
function addImport(draft, statement) {
    if (statement.importKind === 'type' || statement.importKind === 'typeof')
        return;
    const source = statement.source.value;
    for (const specifier of statement.specifiers) {
        const name = importedName(specifier);
        const { local } = specifier;
        const named = specifier.type === 'ImportSpecifier' ? specifier.imported : local;
        if (name !== undefined)
            draft.names.set(local.name, { kind: 'import', source, name, at: local, named });
    }
}
function importedName(specifier) {
    if (specifier.type === 'ImportDefaultSpecifier')
        return 'default';
    if (specifier.type === 'ImportNamespaceSpecifier')
        return '*';
    return specifier.importKind === 'type' ? undefined : nameOf(specifier.imported);
}
function addExport(draft, statement) {
    if (statement.exportKind === 'type')
        return;
    if (statement.declaration) {
        for (const [name, declaration] of declared(statement.declaration)) {
            addName(draft, name, declaration);
            draft.exports.set(name, { kind: 'local', name, at: declaration.at });
        }
    }
    const source = statement.source?.value;
    for (const specifier of statement.specifiers) {
        if (specifier.type === 'ExportDefaultSpecifier')
            continue;
        const at = specifier.exported;
        const exported = nameOf(at);
        if (specifier.type === 'ExportNamespaceSpecifier') {
            draft.exports.set(exported, { kind: 'from', source: source ?? '', name: '*', at, named: at });
        }
        else if (specifier.exportKind !== 'type') {
            // The parser lets a local name be a text only where it is imported from elsewhere.
            const name = nameOf(specifier.local);
            draft.exports.set(exported, source === undefined ? { kind: 'local', name, at } : { kind: 'from', source, name, at, named: specifier.local });
        }
    }
}
function defaultOf(draft, node) {
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
        const declaration = node.type === 'FunctionDeclaration' ? { kind: 'function', node, at: node } : { kind: 'class', node, at: node };
        if (!node.id)
            return { kind: 'declaration', declaration, at: node };
        draft.names.set(node.id.name, declaration);
        return { kind: 'local', name: node.id.name, at: node.id };
    }
    return { kind: 'expression', node, at: node };
}
/** `module.exports = …`, `exports.name = …`: the exports of a CommonJS module. */
function addCommonExport(draft, node) {
    const name = node.type === 'AssignmentExpression' ? commonExportName(node.left) : undefined;
    if (node.type !== 'AssignmentExpression' || name === undefined)
        return;
    draft.exports.set(name, { kind: 'expression', node: node.right, at: node.left });
    if (isModuleExports(node.left))
        draft.whole = true;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/names.js








/** What a module or a namespace declares. Its names are given their values when they are asked for. */
class Names {
    declarations;
    scope;
    #body;
    #packages;
    #values = new Map();
    #expressions = new Map();
    /** What the patterns of declarations give their names, as far as they are gone through. */
    #patterns = new Map();
    #changes;
    /** Up to where all variables have their values. */
    #madeUpTo = 0;
    /** Whether what comes before a place is being made, in its order. */
    #isMaking = false;
    /** `around` knows the names that are not declared here. */
    constructor(body, around, packages) {
        this.#body = body;
        this.#packages = packages;
        this.declarations = declarationsOf(body);
        this.scope = new Scope(around.file, around.machine, (name) => this.#lookup(name) ?? around.lookup(name));
    }
    exported(wanted) {
        if (wanted.kind === 'expression') {
            this.#makeBefore(wanted.node);
            return this.once(wanted.node, () => this.scope.evaluate(wanted.node));
        }
        if (wanted.kind === 'declaration')
            return this.#valueOf('default', wanted.declaration);
        return this.#lookup(wanted.name) ?? this.scope.opaque(wanted.at, `\`${wanted.name}\` is not declared`);
    }
    /** Evaluates a node once, however often it is asked for. */
    once(node, evaluate) {
        const value = this.#expressions.get(node) ?? evaluate();
        this.#expressions.set(node, value);
        return value;
    }
    #lookup(name) {
        const declaration = this.declarations.names.get(name);
        if (declaration === undefined)
            return undefined;
        const known = this.#values.get(name);
        if (known !== undefined)
            return known;
        this.#makeBefore(declaration.at);
        const made = this.#values.get(name);
        if (made !== undefined)
            return made;
        this.#values.set(name, this.scope.opaque(declaration.at, `\`${name}\` refers to itself`));
        const value = this.#isChanged(name)
            ? this.scope.opaque(declaration.at, `\`${name}\` is changed after it is declared`)
            : this.#valueOf(name, declaration);
        this.#values.set(name, value);
        return value;
    }
    /** Gives all variables that are declared before a place their values, where it matters which comes first. */
    #makeBefore({ start }) {
        const end = start ?? 0;
        if (!this.#packages.inOrder || this.#isMaking || end <= this.#madeUpTo)
            return;
        this.#isMaking = true;
        for (const [name, { kind, at }] of this.declarations.names) {
            if (kind === 'variable' && (at.start ?? 0) < end)
                this.#lookup(name);
        }
        this.#isMaking = false;
        this.#madeUpTo = end;
    }
    #isChanged(name) {
        this.#changes ??= changesOf(this.#body, this.declarations.names, this.#packages);
        if (this.#changes.names.has(name))
            return true;
        return (this.#changes.receivers.get(name) ?? []).some((callee) => {
            const fn = this.scope.evaluate(callee);
            return fn.kind === 'function' && fn.spoils?.() === true;
        });
    }
    #valueOf(name, declaration) {
        switch (declaration.kind) {
            case 'variable':
                return this.#variable(name, declaration.declarator, declaration.at);
            case 'function':
                return makeFunction(declaration.node, this.scope);
            case 'class':
                return makeClass(declaration.node, this.scope);
            case 'enum':
                return makeEnum(declaration.node, this.scope);
            case 'namespace':
                return makeNamespace(declaration.node, this.scope, this.#packages);
            case 'parts':
                return this.scope.opaque(declaration.at, `\`${name}\` is declared in several parts`);
            case 'import': {
                const { file, machine } = this.scope;
                return machine.imported(file, declaration.source, declaration.name, this.scope.origin(declaration.named));
            }
        }
    }
    #variable(name, declarator, at) {
        const { id, init } = declarator;
        if (!init)
            return (0,value_make/* literal */.eu)(undefined, this.scope.origin(id));
        const known = this.#patterns.get(declarator);
        if (known !== undefined)
            return known.get(name) ?? this.scope.opaque(at, `\`${name}\` refers to itself`);
        const parts = new Map();
        this.#patterns.set(declarator, parts);
        bind(id, this.once(init, () => this.scope.evaluate(init)), this.scope, (bound, part) => parts.set(bound, part));
        // Whoever asked on the way was told that there is none yet.
        for (const bound of parts.keys())
            this.#values.delete(bound);
        return parts.get(name) ?? this.scope.opaque(at, `\`${name}\` refers to itself`);
    }
}
/** `namespace Name { export const … }`. */
function makeNamespace(node, around, packages) {
    const origin = around.origin(node.id);
    const body = node.body.type === 'TSModuleBlock' ? node.body.body : [];
    const names = new Names(body, around, packages);
    return {
        kind: 'namespace',
        get(name) {
            const wanted = names.declarations.exports.get(name);
            if (wanted === undefined || wanted.kind === 'from')
                return undefined;
            return { key: names.scope.origin(wanted.at), value: names.exported(wanted) };
        },
        names: () => [...names.declarations.exports.keys()],
        origin,
    };
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/type-uses.js


/** Expressions that TypeScript adds to JavaScript: what is inside them is a value. */
const ofValues = /^TS(?:As|Satisfies|NonNull|Instantiation)\w*$|^TSTypeAssertion$|^TSEnum\w+$|^TSExportAssignment$/;
/** The names that a file uses where a type may stand, or hands on without saying whether they are types. */
function namesUsedAsTypes(body) {
    const names = new Set();
    const open = [...body];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        const mayBeType = (/^TS/.test(node.type) && !ofValues.test(node.type)) || node.type === 'ExportSpecifier';
        for (const child of (0,walk/* allChildrenOf */.SX)(node)) {
            if (mayBeType && (0,nodes/* isOf */.y)(child, 'Identifier'))
                names.add(child.name);
            open.push(child);
        }
    }
    return names;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/module.js







/** One module of a definition: a file, and the names that it declares. */
class Module {
    file;
    names;
    #bound;
    #types;
    constructor(file, machine, packages) {
        this.file = file;
        const globals = new Scope(file.path, machine, (name) => globalValue(name, globals));
        this.names = new Names(file.body, globals, packages);
    }
    /** Whether a name may mean something here that nobody has to export or to import. */
    mayMean(name) {
        this.#bound ??= boundNames(this.file.body);
        return this.#bound.has(name) || globalNames.has(name);
    }
    /** Whether a name may stand for a type here: of those that are imported, nothing else tells. */
    mayBeType(name) {
        this.#types ??= namesUsedAsTypes(this.file.body);
        return this.#types.has(name);
    }
    /** A name that is declared here, and is nearly that. */
    closestTo(name) {
        return (0,closest/* closest */.k)(name, [...this.names.declarations.names.keys(), 'undefined']);
    }
    /** What a JSON file says. */
    json() {
        const { json } = this.file;
        return json && this.names.once(json, () => this.names.scope.evaluate(json));
    }
}

// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/file-at.js
var file_at = __webpack_require__(358);
// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/local-package.js
var local_package = __webpack_require__(3008);
// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/packages.js
var modules_packages = __webpack_require__(6609);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/resolve.js




/** What an import of a file leads to; `paths` is what holds for the file's folder. */
function resolve(specifier, from, paths, host, packages) {
    const known = packages.known(specifier);
    if (known !== undefined)
        return { kind: 'known', ...known };
    const isRelative = /^\.{1,2}(?:\/|$)/.test(specifier);
    const candidates = isRelative ? placesOf(specifier, from, paths()) : candidatesFor(specifier, paths);
    for (const candidate of candidates) {
        const path = (0,file_at/* fileAt */.W)(candidate, host);
        if (path !== undefined)
            return { kind: 'file', path };
    }
    for (const candidate of candidates) {
        const dependency = dependencyAt(candidate, host);
        if (dependency !== undefined)
            return dependency;
    }
    if (isRelative) {
        // A folder that is not there at all is filled by a tool.
        const isWhole = paths().roots.every((root) => host.look?.(root) !== undefined);
        return { kind: 'unknown', why: `\`${specifier}\` is not in the project`, ...(isWhole && { absent: candidates }) };
    }
    const local = (0,local_package/* localModule */.yu)(specifier, from, host);
    if (local !== undefined) {
        if ('path' in local)
            return { kind: 'file', path: local.path };
        return { kind: 'unknown', ...local, ...(local.absent && { absent: [...local.absent, ...candidates] }) };
    }
    const why = `\`${specifier}\` is not part of the project`;
    if (mayBePackage(specifier))
        return { kind: 'unknown', why, absent: candidates, isPackage: true };
    return { kind: 'unknown', why, ...(candidates.length > 0 && !paths().isPartial && { absent: candidates }) };
}
/** Whether npm would take it for the name of a package, or Node.js for one of its own modules. */
const mayBePackage = (specifier) => /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:\/|$)/i.test(specifier) || /^(?:node:|#)/.test(specifier);
/** Where a relative path may lead: to what it says, and to the same place in another of the roots. */
function placesOf(specifier, from, { roots }) {
    const path = external_node_path_.posix.join(external_node_path_.posix.dirname(from), specifier);
    const insides = roots.map((root) => external_node_path_.posix.relative(root, path)).filter((inside) => !/^\.\.(?:\/|$)/.test(inside));
    const [shortest] = insides.toSorted((a, b) => a.length - b.length);
    const others = shortest === undefined ? [] : roots.map((root) => external_node_path_.posix.join(root, shortest));
    return [...new Set([path, ...others])];
}
/** The paths that another specifier may mean inside the project, without their extensions. */
const candidatesFor = (specifier, paths) => specifier.startsWith('/') ? [] : paths().candidates(specifier);
/** `bp_modules/NAME` is generated from what `bpDependencies` names; where it is not there, its source may be. */
function dependencyAt(path, host) {
    const match = /^(?:(.*)\/)?bp_modules\/(.+?)(?:\/index)?$/.exec(path);
    const alias = match?.[2];
    if (match === null || alias === undefined)
        return undefined;
    const folder = match[1] ?? '.';
    const target = (0,modules_packages/* packageOf */.w)(folder, host)?.dependencies.get(alias);
    if (target === undefined) {
        return { kind: 'unknown', why: `\`bp_modules/${alias}\` is generated and not there; \`bp add\` makes it` };
    }
    if (/^(?:file:)?\.{1,2}\//.test(target)) {
        return { kind: 'interface', folder: external_node_path_.posix.join(folder, target.replace(/^file:/, '')) };
    }
    return { kind: 'remote', reference: target };
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/folders.js
var folders = __webpack_require__(5283);
// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/package-exports.js
var package_exports = __webpack_require__(3184);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/extended-config.js





/** The file that a configuration extends: by a relative path, or of a package that is at hand. */
function extendedFile(named, from, host) {
    const places = /^\.{1,2}(?:\/|$)/.test(named)
        ? [external_node_path_.posix.join(external_node_path_.posix.dirname(from), named)]
        : foldersOf(named, from, host).flatMap((folder) => placesIn(folder, (0,local_package/* packageName */.oZ)(named)?.[1] ?? '', host));
    return places.flatMap((place) => [place, `${place}.json`]).find((path) => host.read(path) !== undefined);
}
/** Where the package may be: in the workspace, or installed. */
function foldersOf(named, from, host) {
    const [name] = (0,local_package/* packageName */.oZ)(named) ?? [];
    if (name === undefined)
        return [];
    const local = (0,local_package/* localPackage */.kv)(named, from, host)?.folder;
    const installed = [...(0,folders/* upward */.O)(external_node_path_.posix.dirname(from))].map((place) => external_node_path_.posix.join(place, 'node_modules', name));
    return local === undefined ? installed : [local, ...installed];
}
function placesIn(folder, further, host) {
    const facts = (0,modules_packages/* packageOf */.w)(folder, host);
    const subpath = further === '' ? '.' : `./${further}`;
    const exported = (facts?.exports && (0,package_exports/* exportedTargets */.OS)(facts.exports, subpath)) ?? [];
    const own = further === '' ? [facts?.tsconfig ?? 'tsconfig.json'] : [further, external_node_path_.posix.join(further, 'tsconfig.json')];
    return [...exported, ...own].map((path) => external_node_path_.posix.join(folder, path));
}

// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/patterns.js
var patterns = __webpack_require__(8439);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/tsconfig.js






/** The mapping that holds for the files of a folder. */
function pathsFor(folder, host) {
    for (const place of (0,folders/* upward */.O)(folder)) {
        const options = new Reader(place, host).read(external_node_path_.posix.join(place, 'tsconfig.json'));
        if (options !== undefined)
            return pathsOf(options, place);
    }
    return { candidates: () => [], roots: [], isPartial: false };
}
/** More configurations do not extend each other. */
const deepest = 8;
/** Reads a configuration with all that it extends; `top` is its folder. */
class Reader {
    #top;
    #host;
    constructor(top, host) {
        this.#top = top;
        this.#host = host;
    }
    read(path, depth = 0) {
        const text = depth > deepest ? undefined : this.#host.read(path);
        if (text === undefined)
            return undefined;
        const json = (0,main.parse)(text, [], { allowTrailingComma: true });
        const named = (0,objects/* propertyOf */.$r)(json, 'extends');
        const bases = (Array.isArray(named) ? named : [named]).filter((base) => typeof base === 'string');
        const read = bases.map((base) => {
            const file = extendedFile(base, path, this.#host);
            return file === undefined ? undefined : this.read(file, depth + 1);
        });
        const own = this.#own((0,objects/* propertyOf */.$r)(json, 'compilerOptions'), external_node_path_.posix.dirname(path));
        const isPartial = own.paths === undefined && read.some((base) => base === undefined || base.isPartial);
        return Object.assign({}, ...read, own, { isPartial });
    }
    #own(options, folder) {
        const [baseUrl, rootDirs] = [(0,objects/* propertyOf */.$r)(options, 'baseUrl'), (0,objects/* propertyOf */.$r)(options, 'rootDirs')];
        const entries = entriesOf((0,objects/* propertyOf */.$r)(options, 'paths'));
        return {
            ...(entries && { paths: { entries, folder } }),
            ...(typeof baseUrl === 'string' && { baseUrl: tsconfig_placed(baseUrl, folder, this.#top) }),
            ...(Array.isArray(rootDirs) && { rootDirs: texts(rootDirs).map((root) => tsconfig_placed(root, folder, this.#top)) }),
        };
    }
}
const texts = (values) => values.filter((value) => typeof value === 'string');
function entriesOf(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    return Object.entries(value).map(([pattern, targets]) => [
        pattern,
        Array.isArray(targets) ? texts(targets) : [],
    ]);
}
/** A path of a configuration; TypeScript knows one name for the folder of the configuration that extends all others. */
function tsconfig_placed(path, folder, top) {
    const [, further] = /^\$\{configDir\}(.*)$/.exec(path) ?? [];
    return further === undefined ? external_node_path_.posix.join(folder, path) : external_node_path_.posix.join(top, further);
}
function pathsOf({ paths, baseUrl, rootDirs = [], isPartial = false }, top) {
    return {
        candidates(specifier) {
            const best = (0,patterns/* bestMatch */.C)(paths?.entries ?? [], specifier);
            const folder = baseUrl ?? paths?.folder ?? top;
            const mapped = (best?.target ?? []).map((target) => tsconfig_placed(target.replace('*', () => best?.star ?? ''), folder, top));
            return baseUrl === undefined ? mapped : [...mapped, external_node_path_.posix.join(baseUrl, specifier)];
        },
        roots: rootDirs,
        isPartial,
    };
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/resolver.js



/** What the imports of one definition lead to, each asked once. */
class Resolver {
    #host;
    #packages;
    #resolved = new Map();
    #paths = new Map();
    constructor(host, packages) {
        this.#host = host;
        this.#packages = packages;
    }
    resolve(specifier, file) {
        const folder = external_node_path_.posix.dirname(file);
        const id = `${folder}\0${specifier}`;
        const known = this.#resolved.get(id);
        if (known !== undefined)
            return known;
        const resolved = resolve(specifier, file, () => this.#pathsFor(folder), this.#host, this.#packages);
        this.#resolved.set(id, resolved);
        return resolved;
    }
    #pathsFor(folder) {
        const paths = this.#paths.get(folder) ?? pathsFor(folder, this.#host);
        this.#paths.set(folder, paths);
        return paths;
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/modules/graph.js










/** The modules of one definition, read and evaluated as they are asked for. */
class Graph extends Interpreter {
    #parser;
    #host;
    #modules = new Map();
    #resolver;
    #packages;
    #exported = new Map();
    /** Generated packages, by the folder of the interface. */
    #generated = new Map();
    /** Where each import that leads to nothing that can be read is first asked for, by why. */
    causes = new Map();
    /** The exports that are being looked for: what leads back to one of them has no value. */
    #open = new Set();
    /** The exports that are not there: many modules may lead to the same one, and each to many. */
    #absent = new Set();
    constructor(parser, host, packagesFor) {
        super();
        this.#parser = parser;
        this.#host = host;
        this.#packages = packagesFor(this);
        this.#resolver = new Resolver(host, this.#packages);
    }
    /** Every file that was read, the definition's own first. */
    get files() {
        return this.loaded().map(({ file }) => file);
    }
    /** The modules that were read; with a path, the one there, if it was. */
    loaded(path) {
        const modules = path === undefined ? [...this.#modules.values()] : [this.#modules.get(path)];
        return modules.filter((module) => module !== undefined);
    }
    /** The folders of the interfaces that are used. */
    interfaces = () => [...this.#generated.keys()];
    imported(file, specifier, name, origin) {
        const resolved = this.resolve(specifier, file);
        switch (resolved.kind) {
            case 'known':
                return resolved.exports(name, origin);
            case 'file':
                return this.exported(resolved.path, name, origin);
            case 'interface':
                return generatedExport(name, this.#generatedFrom(resolved.folder, origin));
            case 'remote':
                return generatedExport(name, this.#packages.remote(resolved.reference, origin));
            case 'unknown':
                if (!this.causes.has(resolved.why))
                    this.causes.set(resolved.why, origin);
                return (0,value_make/* opaque */.OZ)(resolved.why, origin);
        }
    }
    /** What a file exports under a name; `*` is all of it. */
    exported(path, name, origin) {
        const whole = this.module(path)?.names.declarations.whole === true;
        if (name === '*' && !whole)
            return this.#namespace(path, origin);
        if (whole && name !== 'default' && name !== '*')
            return memberOf(this.exported(path, '*', origin), name, origin, this);
        const found = this.#find(path, whole ? 'default' : name, origin);
        if (found !== undefined)
            return found.value;
        // A file that is asked for its own exports is the definition itself.
        const mistake = origin.file === path ? undefined : this.#missingExport(path, name);
        const why = `\`${path}\` does not export \`${name}\``;
        if (mistake !== undefined)
            this.note({ ...mistake, why, at: origin });
        return (0,value_make/* opaque */.OZ)(why, origin);
    }
    undeclared(file, name, why, origin) {
        const module = this.module(file);
        const isTold = this.hasNotedEnough || this.hasNoted('name-undeclared', origin);
        if (isTold || module === undefined || module.mayMean(name))
            return;
        this.note({ ...(0,modules_missing/* undeclared */.c)(module, name), why, at: origin });
    }
    #missingExport(path, name) {
        const module = this.hasNotedEnough ? undefined : this.module(path);
        const others = this.#exports(path).names;
        return module && others && (0,modules_missing/* missingExport */.B)(module, name, others);
    }
    #namespace(path, origin) {
        return {
            kind: 'namespace',
            get: (name, place) => this.#find(path, name, place),
            names: () => this.#exports(path).names,
            doubt: () => this.#exports(path).doubt,
            missing: (name) => this.#missingExport(path, name),
            origin,
        };
    }
    #find(path, name, origin) {
        const module = this.module(path);
        if (module === undefined)
            return undefined;
        const id = `${path}\0${name}`;
        if (this.#absent.has(id))
            return undefined;
        if (this.#open.has(id))
            return { key: origin, value: (0,value_make/* opaque */.OZ)(`\`${name}\` refers to itself`, origin) };
        this.#open.add(id);
        const found = this.#ownExport(module, name) ?? this.#starExport(module, name, origin);
        this.#open.delete(id);
        if (found === undefined)
            this.#absent.add(id);
        return found;
    }
    #ownExport(module, name) {
        const json = module.json();
        if (json !== undefined) {
            return { key: json.origin, value: name === 'default' ? json : memberOf(json, name, json.origin, this) };
        }
        const wanted = module.names.declarations.exports.get(name);
        if (wanted === undefined)
            return undefined;
        const key = module.names.scope.origin(wanted.at);
        const value = wanted.kind === 'from'
            ? this.imported(module.file.path, wanted.source, wanted.name, key)
            : module.names.exported(wanted);
        return { key, value };
    }
    #starExport(module, name, origin) {
        if (module.file.faults.length > 0 && module.file.body.length === 0) {
            return { key: origin, value: (0,value_make/* opaque */.OZ)(unreadable(module.file), origin) };
        }
        let doubt;
        for (const source of name === 'default' ? [] : module.names.declarations.stars) {
            const resolved = this.resolve(source, module.file.path);
            if (resolved.kind !== 'file') {
                doubt ??= resolved.kind === 'unknown' ? resolved.why : `\`${source}\` is exported as a whole`;
                continue;
            }
            const found = this.#mayExport(resolved.path, name) ? this.#find(resolved.path, name, origin) : undefined;
            if (found !== undefined)
                return found;
        }
        return doubt === undefined ? undefined : { key: origin, value: (0,value_make/* opaque */.OZ)(doubt, origin) };
    }
    /** Spares parsing the many modules of an index that have nothing to do with the name. */
    #mayExport(path, name) {
        const text = this.#modules.get(path)?.file.text ?? this.#host.read(path) ?? '';
        return text.includes(name) || /export\s*\*|\\u/.test(text);
    }
    #exports(path) {
        const exported = this.#exported.get(path) ?? exportedNames(path, this);
        this.#exported.set(path, exported);
        return exported;
    }
    #generatedFrom(folder, origin) {
        const definition = () => this.exported(external_node_path_.posix.join(folder, 'interface.definition.ts'), 'default', origin);
        const pkg = this.#generated.get(folder) ?? this.#packages.generated(definition(), origin);
        this.#generated.set(folder, pkg);
        return pkg;
    }
    module(path) {
        if (this.#modules.has(path))
            return this.#modules.get(path);
        const text = this.#host.read(path);
        const module = text === undefined ? undefined : new Module(parseSource(this.#parser, path, text), this, this.#packages);
        this.#modules.set(path, module);
        return module;
    }
    /** What an import of a file leads to. */
    resolve(specifier, file) {
        return this.#resolver.resolve(specifier, file);
    }
}

// EXTERNAL MODULE: ./dist/lib/src/document/module/platform/manifest/assets.js
var manifest_assets = __webpack_require__(2333);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/cause.js

/** Schemas hold each other over and over: the search ends somewhere. */
const cause_most = 1000;
/** Why something in values, or in the schemas among them, is not known: the first reason; undefined where there is none. */
function causeIn(...values) {
    const open = values.filter((value) => value !== undefined).toReversed();
    let left = cause_most;
    for (let value = open.pop(); value !== undefined && left > 0; value = open.pop()) {
        left -= 1;
        if (value.kind === 'opaque')
            return value.why;
        const { rest, parts } = insideOf(value);
        if (rest !== undefined)
            return rest;
        // No more of them are ever looked at.
        for (const part of parts.slice(0, left).toReversed())
            open.push(part);
    }
    return undefined;
}
function insideOf(value) {
    if (value.kind === 'array')
        return { parts: value.items, rest: value.rest };
    if (value.kind === 'object')
        return { parts: valuesOf(value.entries), rest: value.rest };
    const node = nodeOf(value);
    if (node === undefined)
        return { parts: [] };
    const { entries, rest } = partsOf(node);
    const given = 'given' in node ? [node.given] : [];
    const coerce = 'coerce' in node && node.coerce !== undefined ? [node.coerce] : [];
    const checks = 'checks' in node ? node.checks.flatMap(({ args }) => args) : [];
    return { parts: [...valuesOf(entries), ...given, ...coerce, ...checks], rest };
}
const valuesOf = (entries) => [...entries.values()].map(({ value }) => value);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/formats.js
/**
 * How the platform writes what JSON Schema has no word for. These expressions are part of what it sends, to the letter.
 */
const formats_patterns = {
    cuid: '^[cC][^\\s-]{8,}$',
    cuid2: '^[a-z][a-z0-9]*$',
    ulid: '^[0-9A-HJKMNP-TV-Z]{26}$',
    email: '^(?!\\.)(?!.*\\.\\.)([a-zA-Z0-9_+-\\.]*)[a-zA-Z0-9_+-]@([a-zA-Z0-9][a-zA-Z0-9\\-]*\\.)+[a-zA-Z]{2,}$',
    emoji: '^(\\p{Extended_Pictographic}|\\p{Emoji_Component})+$',
    uuid: '^[0-9a-fA-F]{8}\\b-[0-9a-fA-F]{4}\\b-[0-9a-fA-F]{4}\\b-[0-9a-fA-F]{4}\\b-[0-9a-fA-F]{12}$',
};
const octet = '(25[0-5])|(2[0-4][0-9])|(1[0-9]{2})|([0-9]{1,2})';
const quad = `((${octet})\\.){3}(${octet})`;
const groups = [
    '([a-f0-9]{1,4}:){7}',
    '::([a-f0-9]{1,4}:){0,6}',
    ...[1, 2, 3, 4, 5].map((count) => `([a-f0-9]{1,4}:){${count}}:([a-f0-9]{1,4}:){0,${6 - count}}`),
];
const addresses = {
    v4: { format: 'ipv4', pattern: `^${quad}$` },
    v6: { format: 'ipv6', pattern: `^(${groups.join('|')})([a-f0-9]{1,4}|${quad})$` },
};
/** A date and time in so many fractional digits (null: any), in UTC or with an offset. */
function timestamp(precision, offset) {
    const fraction = precision === null ? '(\\.\\d+)?' : precision === 0 ? '' : `\\.\\d{${precision}}`;
    const zone = offset ? '(([+-]\\d{2}(:?\\d{2})?)|Z)' : 'Z';
    return `^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}${fraction}${zone}$`;
}
/** The text as an expression that matches nothing else. */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/checks.js


/** All must hold: one that fails settles it, one that is not known leaves it open. */
const checks_all = (answers) => answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;
/** One must hold. */
const some = (answers) => answers.includes(true) ? true : answers.includes(undefined) ? undefined : false;
const against = (limit, test) => limit === undefined ? undefined : test(limit);
const changes = {
    trim: (text) => text.trim(),
    toLowerCase: (text) => text.toLowerCase(),
    toUpperCase: (text) => text.toUpperCase(),
};
/** A longer text might keep an expression busy. */
const mostMatched = 500;
const matches = (source) => (text) => text.length > mostMatched ? undefined : new RegExp(source, 'u').test(text);
const textTests = {
    min: (text, { args: [limit] }) => against((0,value_make/* numberOf */.rl)(limit), (least) => text.length >= least),
    max: (text, { args: [limit] }) => against((0,value_make/* numberOf */.rl)(limit), (most) => text.length <= most),
    length: (text, { args: [limit] }) => against((0,value_make/* numberOf */.rl)(limit), (exact) => text.length === exact),
    startsWith: (text, { args: [part] }) => against((0,value_make/* stringOf */.Je)(part), (start) => text.startsWith(start)),
    endsWith: (text, { args: [part] }) => against((0,value_make/* stringOf */.Je)(part), (end) => text.endsWith(end)),
    url: (text) => URL.canParse(text),
    ...Object.fromEntries(Object.entries(formats_patterns).map(([kind, source]) => [kind, matches(source)])),
};
/** Whether a string passes. The author's regular expressions are not run. */
function stringPasses(text, checks) {
    let current = text;
    return checks_all(checks.map((check) => {
        const change = changes[check.kind];
        if (change === undefined)
            return textTests[check.kind]?.(current, check);
        current = change(current);
        return true;
    }));
}
const numberTests = {
    minimum: (value, limit) => value >= limit,
    exclusiveMinimum: (value, limit) => value > limit,
    maximum: (value, limit) => value <= limit,
    exclusiveMaximum: (value, limit) => value < limit,
};
const numberPasses = (value, checks) => checks_all(checks.map(({ kind, args: [limit] }) => {
    if (kind === 'int')
        return Number.isInteger(value);
    if (kind === 'finite')
        return Number.isFinite(value);
    const test = numberTests[kind];
    return test && against((0,value_make/* numberOf */.rl)(limit), (bound) => test(value, bound));
}));
/** Of the limits on the length of an array, the last of each kind counts. */
const lengthPasses = (length, checks) => checks_all([...new Map(checks.map((check) => [check.kind, (0,value_make/* numberOf */.rl)(check.args[0])]))].map(([kind, limit]) => against(limit, (bound) => kind === 'min' ? length >= bound : kind === 'max' ? length <= bound : length === bound)));

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/coerced.js

const coercions = {
    string: String,
    number: Number,
    boolean: Boolean,
};
/** The value as a schema such as `z.coerce.string()` takes it. */
function coerced(node, value) {
    if (!('coerce' in node) || node.coerce === undefined)
        return value;
    const convert = coercions[node.kind];
    if (value.kind !== 'literal' || convert === undefined || (0,value_make/* truthOf */.D)(node.coerce) === undefined) {
        return (0,value_make/* opaque */.OZ)('this is coerced', value.origin);
    }
    return (0,value_make/* literal */.eu)(convert(value.value), value.origin);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/unexpected.js
/** Why what should be a schema cannot be read, where it is known and none. */
const notASchema = 'this is not a schema';
const hints = {
    object: 'an object: write it as `z.object({ … })`',
    array: 'a list: write it as `z.array(…)` of one schema',
    function: 'a function; is it to be called?',
    regexp: 'a regular expression: write it as `z.string().regex(…)`',
};
/** What a value is, and what to write instead of it. */
function found(value) {
    if (value.kind !== 'literal')
        return hints[value.kind] ?? 'something else';
    return value.value === null ? '`null`' : `a ${typeof value.value}`;
}
/**
 * Takes note of a value that stands where a schema is expected, and is none. What is not known may be one; where there is
 * nothing, somebody else says so.
 */
function expectSchema(value, caller) {
    const isNothing = value.kind === 'literal' && value.value === undefined;
    if (value.kind === 'opaque' || value.kind === 'exotic' || value.kind === 'namespace' || isNothing)
        return;
    const message = `A schema such as \`z.string()\` is expected here, and this is ${found(value)}.`;
    caller.note({ id: 'value-unexpected', message, why: notASchema, at: value.origin });
}
/** Why the parts of a schema are not known, where what it is given is known and no list. */
const notAList = 'this is not read as an array';
/** Takes note of a value that `name` is given in place of a list. */
function expectList(value, name, caller) {
    if (value === undefined || value.kind === 'opaque' || value.kind === 'array' || value.kind === 'namespace')
        return;
    const call = name.endsWith(')') ? name.replace('…', '[…]') : `${name}([…])`;
    const message = `\`${name.replace(/\(.*/, '')}\` takes a list: \`${call}\`.`;
    caller.note({ id: 'value-unexpected', message, why: notAList, at: value.origin });
}
/** Why the parts of a schema are not known, where what it is given is known and no object. */
const notAnObject = 'this is not read as an object';
/** Takes note of what an object's schema is given in place of its fields. */
function expectObject(value, origin, caller) {
    if (value !== undefined && value.kind !== 'array' && value.kind !== 'function' && value.kind !== 'literal')
        return;
    const message = 'The fields of an object are expected here: `z.object({ … })`.';
    caller.note({ id: 'value-unexpected', message, why: notAnObject, at: value?.origin ?? origin });
}
/** Why a part of a schema is not known, where it is not given. */
const noArgument = 'an argument is missing';
/** Takes note of a call that lacks the schema which it is about. */
function expectArgument(value, origin, caller) {
    if (value !== undefined)
        return;
    const message = 'A schema such as `z.string()` is expected as an argument here, and there is none.';
    caller.note({ id: 'value-unexpected', message, why: noArgument, at: origin });
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/fields.js


const noParts = { entries: new Map() };
const withRest = (entries, rest) => rest === undefined ? { entries } : { entries, rest };
/** Parts under names that nobody wrote. */
function roles(parts) {
    return { entries: new Map(Object.entries(parts).map(([name, value]) => [name, { key: value.origin, value }])) };
}
/** `{ ...base, ...over }`: what `over` may hold beyond its known entries may replace any of the base's. */
function overlay(base, over) {
    const { rest } = over;
    const merged = new Map();
    for (const [name, { key, value }] of base.entries) {
        merged.set(name, { key, value: rest === undefined ? value : (0,value_make/* opaque */.OZ)(rest, value.origin) });
    }
    for (const [name, entry] of over.entries)
        merged.set(name, entry);
    return withRest(merged, rest ?? base.rest);
}
/** The entries of something used as an object; nothing known where it is not one. */
function fieldsOf(value) {
    if (value === undefined)
        return { entries: new Map() };
    switch (value.kind) {
        case 'object':
            return withRest(value.entries, value.rest);
        case 'namespace': {
            const names = value.names();
            if (names === undefined)
                return { entries: new Map(), rest: (0,value_make/* whyOf */.gf)(value, 'not all members of this are known') };
            const found = names.map((name) => [name, value.get(name, value.origin)]);
            return { entries: new Map(found.filter((pair) => pair[1] !== undefined)) };
        }
        case 'literal':
            return { entries: new Map() };
        default:
            return { entries: new Map(), rest: (0,value_make/* whyOf */.gf)(value, notAnObject) };
    }
}
/** The values of something used as an array, under their indices. */
function itemFields(value) {
    if (value?.kind !== 'array') {
        return {
            entries: new Map(),
            rest: value === undefined ? noArgument : (0,value_make/* whyOf */.gf)(value, notAList),
        };
    }
    return withRest(new Map(value.items.map((item, index) => [String(index), { key: item.origin, value: item }])), value.rest);
}
/** Which of the names an argument such as `{ title: true }` stands for: undefined where that is not known. */
function maskOf(value) {
    const { entries, rest } = fieldsOf(value);
    return (name) => {
        const flag = entries.get(name)?.value;
        // The platform looks the name up in a plain object, which inherits `toString` and the like.
        if (flag === undefined)
            return name in Object.prototype ? true : rest === undefined ? false : undefined;
        return (0,value_make/* truthOf */.D)(flag);
    };
}
/** The entry with its value made unknown. */
const obscured = ({ key, value }, why) => ({ key, value: (0,value_make/* opaque */.OZ)(why, value.origin) });

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/enumerators.js


/**
 * The values of a TypeScript enum, or of an object used as one, in order. A numeric member of an enum also stands
 * under its number, with its name as the value: that one does not count.
 */
function enumerators(given) {
    const { entries, rest } = fieldsOf(given);
    const isNumber = (value) => value?.kind === 'literal' && typeof value.value === 'number';
    const values = [...entries.values()].map(({ value }) => value);
    const unclear = values.find((value) => value.kind !== 'literal');
    if (unclear !== undefined)
        return (0,value_make/* list */.p_)([], given.origin, rest ?? (0,value_make/* whyOf */.gf)(unclear, 'a member of this enum is not known'));
    const own = values.filter((value) => !(value.kind === 'literal' && isNumber(entries.get(String(value.value))?.value)));
    return (0,value_make/* list */.p_)(own, given.origin, rest);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/accepts.js








/**
 * Whether the schema would parse the value. The platform parses `undefined`, and through it the default, to learn
 * whether a property is required.
 */
function accepts(schema, value, host) {
    const run = { host, left: 1_000, why: undefined };
    const answer = judge(schema, value, run);
    return { answer, why: answer === undefined ? run.why : undefined };
}
function judge(schema, value, run) {
    const node = nodeOf(schema);
    run.left -= 1;
    const cost = 1 + costOf(value) + (node === undefined ? 0 : costOfSaid(node) * (1 + costOf(value)));
    if (!run.host.spend(cost)) {
        run.why ??= tooManySteps;
        return undefined;
    }
    run.why ??= node === undefined ? (causeIn(schema) ?? (0,value_make/* whyOf */.gf)(schema, notASchema)) : partsOf(node).rest;
    if (node === undefined || run.left < 0)
        return undefined;
    return judges[node.kind](node, value, run);
}
const isData = ({ kind }) => kind === 'literal' || kind === 'array' || kind === 'object';
const yes = () => true;
const no = () => false;
const unclear = () => undefined;
/** For what is never written as data, such as a map. */
const never = (_, value) => (isData(value) ? false : undefined);
/** For schemas of single values. */
const single = (test) => (node, given) => {
    const value = coerced(node, given);
    return value.kind === 'literal' ? test(value.value, node) : isData(value) ? false : undefined;
};
const accepts_inner = (node, value, run) => judge(schema_partOf(node, 'inner'), value, run);
/** Accepts one more value than the schema inside. */
const besides = (extra) => (node, value, run) => extra(value) || accepts_inner(node, value, run);
/** What a function makes of the value cannot be known, but what is refused before it is called stays refused. */
const unlessRefused = (role) => (node, value, run) => judge(schema_partOf(node, role), value, run) === false ? false : undefined;
const oneOf = (values) => (node, value, run) => {
    if (value.kind !== 'literal')
        return isData(value) ? false : undefined;
    const options = values(givenOf(node));
    run.why ??= causeIn(options);
    if (options.kind !== 'array')
        return undefined;
    const answers = options.items.map((item) => (item.kind === 'literal' ? item.value === value.value : undefined));
    return some([...answers, options.rest === undefined ? false : undefined]);
};
const array = (node, value, run) => {
    if (value.kind !== 'array')
        return never(node, value, run);
    const length = value.rest === undefined ? lengthPasses(value.items.length, checksOf(node)) : undefined;
    return checks_all([length, ...value.items.map((item) => judge(schema_partOf(node, 'element'), item, run))]);
};
const tuple = (node, value, run) => {
    if (value.kind !== 'array')
        return never(node, value, run);
    const items = itemsOf(node);
    const { entries, rest } = partsOf(node);
    if (rest !== undefined || value.rest !== undefined)
        return undefined;
    if (value.items.length < items.length || (value.items.length > items.length && !entries.has('rest')))
        return false;
    return checks_all(value.items.map((item, index) => judge(items[index] ?? schema_partOf(node, 'rest'), item, run)));
};
const object = (node, value, run) => {
    if (value.kind !== 'object')
        return never(node, value, run);
    const { entries, rest } = partsOf(node);
    if (rest !== undefined || value.rest !== undefined || !('unknownKeys' in node))
        return undefined;
    const missing = (name) => name in Object.prototype ? (0,value_make/* opaque */.OZ)('every object inherits this', value.origin) : (0,value_make/* literal */.eu)(undefined, value.origin);
    const named = [...entries].map(([name, part]) => judge(part.value, value.entries.get(name)?.value ?? missing(name), run));
    const surplus = [...value.entries].filter(([name]) => !entries.has(name));
    if (node.unknownKeys === 'strip' || node.unknownKeys === 'passthrough')
        return checks_all(named);
    if (node.unknownKeys === 'strict')
        return surplus.length > 0 ? false : checks_all(named);
    const others = node.unknownKeys;
    return checks_all([...named, ...surplus.map(([, entry]) => judge(others, entry.value, run))]);
};
const record = (node, value, run) => {
    if (value.kind !== 'object')
        return never(node, value, run);
    const pairs = [...value.entries].map(([name, entry]) => checks_all([judge(schema_partOf(node, 'key'), (0,value_make/* literal */.eu)(name, value.origin), run), judge(schema_partOf(node, 'value'), entry.value, run)]));
    return checks_all([value.rest === undefined ? true : undefined, ...pairs]);
};
const union = (node, value, run) => some([...itemsOf(node).map((item) => judge(item, value, run)), partsOf(node).rest === undefined ? false : undefined]);
/** Both sides must accept; whether what they make of it can be put together again is another matter. */
const intersection = (node, value, run) => checks_all(['left', 'right'].map((side) => judge(schema_partOf(node, side), value, run))) === false ? false : undefined;
const fallback = (node, asked, run) => {
    if (!(0,value_make/* isUndefined */.b0)(asked))
        return asked.kind === 'opaque' ? undefined : accepts_inner(node, asked, run);
    const given = givenOf(node);
    const value = given.kind === 'function' ? run.host.call(given, [], given.origin) : given;
    run.why ??= causeIn(value);
    return accepts_inner(node, value, run);
};
const isNull = (value) => value.kind === 'literal' && value.value === null;
const judges = {
    any: yes,
    unknown: yes,
    catch: yes,
    never: no,
    ref: no,
    symbol: never,
    map: never,
    set: never,
    promise: never,
    function: never,
    void: single((value) => value === undefined),
    undefined: single((value) => value === undefined),
    null: single((value) => value === null),
    nan: single(Number.isNaN),
    boolean: single((value) => typeof value === 'boolean'),
    bigint: single(() => false),
    date: single(() => false),
    string: single((value, node) => typeof value === 'string' && stringPasses(value, checksOf(node))),
    number: single((value, node) => typeof value === 'number' && !Number.isNaN(value) && numberPasses(value, checksOf(node))),
    literal: oneOf((given) => (0,value_make/* list */.p_)([given], given.origin)),
    enum: oneOf((given) => given),
    nativeEnum: oneOf(enumerators),
    array,
    tuple,
    object,
    record,
    union,
    discriminatedUnion: (node, value, run) => (value.kind === 'object' ? undefined : never(node, value, run)),
    intersection,
    pipeline: unlessRefused('in'),
    downstream: unlessRefused('inner'),
    upstream: unclear,
    default: fallback,
    optional: besides(value_make/* isUndefined */.b0),
    nullable: besides(isNull),
    branded: accepts_inner,
    readonly: accepts_inner,
    lazy: accepts_inner,
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/build.js





/** The schema as written by the expression at `origin`. */
function asValue(schema, origin) {
    const member = (name, place) => schema.host.member(value, name, place);
    const value = { kind: 'exotic', schema, member, origin };
    return value;
}
/** The same, taken to be written elsewhere. */
const moved = (value, origin) => isSchema(value) ? asValue(value.schema, origin) : { ...value, origin };
/** What a schema costs, in steps of evaluation. */
const steps = 10;
function build(host, variant, parts, origin, metadata = {}) {
    if (!host.spend(steps))
        return (0,value_make/* opaque */.OZ)(tooManySteps, origin);
    let depth = 1;
    for (const { value } of parts.entries.values()) {
        const node = nodeOf(value);
        if (node !== undefined)
            depth = Math.max(depth, node.depth + 1);
    }
    if (depth > bounds/* bounds */.O.depth)
        return (0,value_make/* opaque */.OZ)(`schemas nest more than ${bounds/* bounds */.O.depth} levels deep`, origin);
    return asValue({ ...variant, host, origin, parts: () => parts, depth, metadata }, origin);
}
function mapParts(node, change) {
    const { entries, rest } = partsOf(node);
    const changed = new Map();
    for (const [name, { key, value }] of entries) {
        // The platform copies by assignment, which this name does not survive.
        if (name !== '__proto__')
            changed.set(name, { key, value: change(value) });
    }
    return withRest(changed, rest);
}
/** A copy all the way down, made as far as somebody looks. */
function clone(node) {
    const source = node.parts.copyOf ?? node;
    const parts = remaking(node, () => {
        parts.copyOf = undefined;
        return mapParts(source, cloneValue);
    });
    parts.copyOf = source;
    return { ...node, parts };
}
const cloneValue = (value) => (isSchema(value) ? asValue(clone(value.schema), value.origin) : value);
/** Parts that come of a schema's own are made when somebody first looks; behind a getter, anew at each look. */
const remaking = ({ kind }, make) => kind === 'lazy' ? make : once(make);
function once(make) {
    let made;
    return () => {
        made ??= { it: make() };
        return made.it;
    };
}

// EXTERNAL MODULE: ./dist/lib/src/document/module/platform/sdk/facts-by-version.js
var facts_by_version = __webpack_require__(5779);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/metadata.js






const secret = 'secret';
const uiKey = 'x-zui';
/** What the last argument of a builder says about the schema: `z.string({ description: '…' })`. */
function metadataOf(params, keepsSecret = false) {
    if (params === undefined || params.kind === 'literal')
        return {};
    if (params.kind !== 'object')
        return unknownMetadata((0,value_make/* whyOf */.gf)(params, 'these parameters are not read'), params.origin);
    const { entries, rest } = params;
    const found = rest === undefined ? {} : unknownMetadata(rest, params.origin);
    const description = entries.get('description') ?? found.description;
    const ui = entries.has(uiKey) ? uiOf(entries.get(uiKey)?.value) : found.ui;
    return assemble(description, keepsSecret ? ui : withoutSecret(ui));
}
function unknownMetadata(why, origin) {
    return { description: { key: origin, value: (0,value_make/* opaque */.OZ)(why, origin) }, ui: { entries: new Map(), rest: why } };
}
function uiOf(value) {
    if (value === undefined || value.kind === 'literal')
        return undefined;
    if (value.kind === 'object')
        return withRest(value.entries, value.rest);
    return { entries: new Map(), rest: (0,value_make/* whyOf */.gf)(value, 'this metadata is not read') };
}
const assemble = (description, ui) => ({
    ...(description && { description }),
    ...(ui && { ui }),
});
/** What a wrapper takes over from the schema it is put around. */
const inherited = ({ description, ui }) => assemble(description, withoutSecret(ui));
function withoutSecret(ui) {
    if (ui === undefined || !ui.entries.has(secret))
        return ui;
    return withRest(new Map([...ui.entries].filter(([name]) => name !== secret)), ui.rest);
}
/** What `.description` gives: that of the innermost schema. */
function descriptionOf(node) {
    if (!describesInside(node))
        return node.metadata.description;
    const root = rootOf(node);
    if (root !== undefined)
        return root.metadata.description;
    const why = causeIn(asValue(node, node.origin)) ?? 'the schema inside is not known';
    return { key: node.origin, value: (0,value_make/* opaque */.OZ)(why, node.origin) };
}
function describe(node, description) {
    const change = (metadata) => ({ ...metadata, description });
    // The wrapper alone is another schema: what is inside is met again wherever else it stands.
    return describesInside(node) ? retold(node, change) : { ...node, metadata: change(node.metadata) };
}
const describesInside = ({ host }) => (0,facts_by_version/* holds */.v)('description-inside', host.sdk);
/** The same schema with entries added to its `x-zui`. */
function annotate(node, added, on = 'root') {
    if ((0,facts_by_version/* holds */.v)('ui-in-place', node.host.sdk))
        return annotateInPlace(node, added, on);
    return retold(node, ({ description, ui }) => assemble(description, overlay(ui ?? noParts, added)));
}
/** Whoever else holds the schema is told the same: what is said last, as a module is evaluated in its order. */
function annotateInPlace(node, added, on) {
    const root = (0,facts_by_version/* holds */.v)('ui-one-level', node.host.sdk) ? nearRoot(node, on) : rootOf(node);
    if (root === undefined)
        return node;
    const { description, ui = noParts } = root.metadata;
    const entries = [...added.entries].map(([name, entry]) => [
        name,
        lastOf(ui.entries.get(name), entry),
    ]);
    const metadata = assemble(description, overlay(ui, withRest(new Map(entries), added.rest)));
    // The one change that schemas know; a schema is read when all of its definition is evaluated.
    Object.assign(root, { metadata });
    return node;
}
/** What early builders looked through, and no further than once; some methods not at all. */
const thin = new Set([
    'nullable',
    'default',
    'optional',
    'readonly',
    'upstream',
    'downstream',
]);
const nearRoot = (node, on) => on === 'root' && thin.has(node.kind) ? nodeOf(schema_partOf(node, 'inner')) : node;
function lastOf(before, entry) {
    if (before === undefined)
        return entry;
    const [earlier, later] = [before.key, entry.key];
    if (earlier.file === later.file)
        return entry;
    const isSame = before.value.kind === 'literal' && entry.value.kind === 'literal' && before.value.value === entry.value.value;
    return isSame ? before : { key: later, value: (0,value_make/* opaque */.OZ)('which of several texts comes last is not known', later) };
}
/** A copy whose innermost schema says something else about itself. */
function retold(node, change) {
    if (!isTransparent(node))
        return { ...clone(node), metadata: change(node.metadata) };
    // What stands behind a getter is made anew at each look: the platform changes a copy that nobody sees again.
    if (node.kind === 'lazy')
        return clone(node);
    const parts = mapParts(node, (part) => (isSchema(part) ? asValue(retold(part.schema, change), part.origin) : part));
    return { ...node, parts: () => parts };
}
/**
 * The schema marked as secret. The platform marks the very schema that the method is called on; where that one has a
 * name, evaluation takes the name for changed.
 */
function asSecret(node, key, origin) {
    const { description, ui } = node.metadata;
    const entries = new Map(ui?.entries).set(secret, { key, value: (0,value_make/* literal */.eu)(true, origin) });
    return { ...node, metadata: assemble(description, withRest(entries, ui?.rest)) };
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/mandatory.js





/** The schema without its allowance to be left out: what stands behind a property, of whose absence `required` speaks. */
function mandatory(value) {
    if (!isSchema(value))
        return value;
    const node = value.schema;
    if (node.kind === 'optional')
        return mandatory(schema_partOf(node, 'inner'));
    if (node.kind === 'undefined')
        return impossible(node);
    if (node.kind === 'union')
        return mandatoryUnion(node, value);
    if (node.kind === 'promise' || !isTransparent(node))
        return value;
    return asValue({ ...node, parts: remaking(node, () => mapParts(node, mandatory)) }, value.origin);
}
const impossible = (node) => build(node.host, { kind: 'never' }, noParts, node.origin, inherited(node.metadata));
function mandatoryUnion(node, { origin }) {
    const { entries, rest } = partsOf(node);
    const options = [...entries].filter(([, { value }]) => isSchema(value) && value.schema.kind !== 'undefined');
    // What is not known may be `z.undefined()`, and then it goes.
    const unknown = [...entries.values()].find(({ value }) => !isSchema(value))?.value;
    const why = rest ?? (unknown && (0,value_make/* whyOf */.gf)(unknown, 'an option is not a schema'));
    const [first, second] = options;
    if (second !== undefined)
        return asValue({ ...node, parts: once(() => mandatory_union(options, why)) }, origin);
    if (why !== undefined)
        return (0,value_make/* opaque */.OZ)(why, origin);
    return first === undefined ? impossible(node) : mandatory(first[1].value);
}
const mandatory_union = (options, rest) => withRest(new Map(options.map(([index, { key, value }]) => [index, { key, value: mandatory(value) }])), rest);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/checks.js




/** Adds what the checks say, in their order. */
function withChecks(entries, checks, sayings) {
    for (const check of checks) {
        const saying = sayings[check.kind];
        if (saying === undefined)
            return (0,value_make/* opaque */.OZ)(`the platform does not convert \`.${check.kind}()\``, check.origin);
        const said = saying(check);
        if (said === undefined)
            return (0,value_make/* opaque */.OZ)(causeIn(...check.args) ?? `the arguments of \`.${check.kind}()\` are not known`, check.origin);
        for (const [keyword, value] of Object.entries(said.set)) {
            entries.set(keyword, { key: check.key, value: merged(entries.get(keyword)?.value, value) });
        }
        for (const keyword of said.unset ?? [])
            entries.delete(keyword);
    }
    return { entries };
}
/** What `x-zui` says grows, any other keyword says something new. */
function merged(before, added) {
    if (before === undefined || added.kind !== 'object')
        return added;
    const { entries, rest } = fieldsOf(before);
    return (0,value_make/* structure */.QK)(new Map([...entries, ...added.entries]), before.origin, rest);
}
const limitOf = ({ args: [value], origin }) => value ?? (0,value_make/* opaque */.OZ)('an argument is missing', origin);
/** Sets the keywords to the check's argument. */
const limiting = (...keywords) => (check) => ({ set: Object.fromEntries(keywords.map((keyword) => [keyword, limitOf(check)])) });
/** The last limit of each kind counts, and an exact length before the others. */
function lengthChecks(checks) {
    const last = new Map(checks.map((check) => [check.kind, check]));
    return ['min', 'max', 'length'].flatMap((kind) => last.get(kind) ?? []);
}
const lengths = {
    min: limiting('minItems'),
    max: limiting('maxItems'),
    length: limiting('minItems', 'maxItems'),
};
/** An option such as `version` in `.ip({ version: 'v6' })`; a string in place of the options is a message. */
function optionOf(options, name, { origin }) {
    const { entries, rest } = fieldsOf(options);
    return entries.get(name)?.value ?? (rest === undefined ? (0,value_make/* literal */.eu)(undefined, origin) : (0,value_make/* opaque */.OZ)(rest, origin));
}
function fromText(value, change) {
    const text = (0,value_make/* stringOf */.Je)(value);
    if (text === undefined)
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(value, 'this is not a string'), value.origin);
    return (0,value_make/* literal */.eu)(change(text), value.origin);
}
const checks_fixed = (pattern) => ({ origin }) => (0,value_make/* literal */.eu)(pattern, origin);
/** The regular expressions that both converters make of checks. */
const sources = {
    cuid: checks_fixed(formats_patterns.cuid),
    cuid2: checks_fixed(formats_patterns.cuid2),
    ulid: checks_fixed(formats_patterns.ulid),
    emoji: checks_fixed(formats_patterns.emoji),
    startsWith: (check) => fromText(limitOf(check), (text) => `^${escaped(text)}`),
    endsWith: (check) => fromText(limitOf(check), (text) => `${escaped(text)}$`),
    includes: (check) => fromText(limitOf(check), escaped),
    regex: (check) => {
        const value = limitOf(check);
        if (value.kind === 'regexp')
            return (0,value_make/* literal */.eu)(value.source, value.origin);
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(value, 'this is not a regular expression'), value.origin);
    },
};
const matching = (source) => (check) => ({ set: { pattern: source(check) } });
const formatted = (format, source) => (check) => ({ set: { format: (0,value_make/* literal */.eu)(format, check.origin), ...(source && { pattern: source(check) }) } });

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/draft.js

/** Entries for keywords that nobody wrote as such; an entry that is given keeps its own key. */
function drafted(origin, keywords) {
    const entries = new Map();
    for (const [keyword, said] of Object.entries(keywords)) {
        if (said !== undefined)
            entries.set(keyword, 'kind' in said ? { key: origin, value: said } : said);
    }
    return entries;
}
const isOpaque = (draft) => 'kind' in draft;
/** The value of `x-zui`, where there is any. */
function uiValue({ ui }, origin) {
    if (ui === undefined)
        return undefined;
    // Of which nothing is known, there may be none.
    if (ui.entries.size === 0 && ui.rest !== undefined)
        return (0,value_make/* opaque */.OZ)(ui.rest, origin);
    return (0,value_make/* structure */.QK)(ui.entries, origin, ui.rest);
}
/** The value of `x-zui` with what a converter adds to it. */
function uiWith({ ui }, added, origin) {
    return (0,value_make/* structure */.QK)(new Map([...(ui?.entries ?? []), ...drafted(origin, added)]), origin, ui?.rest);
}
/** What `x-zui` says of schemas that JSON Schema cannot tell from others. */
const draft_typeName = (name, origin, more = {}) => (0,value_make/* structure */.QK)(drafted(origin, { typeName: (0,value_make/* literal */.eu)(name, origin), ...more }), origin);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/required.js

/** The value of `required`, or undefined where every property may be left out. */
function requiredOf(properties, rest, origin) {
    const required = properties
        .filter(({ optional }) => optional.answer === false)
        .map(({ name, key }) => (0,value_make/* literal */.eu)(name, key));
    const unknown = properties.find(({ optional }) => optional.answer === undefined);
    const why = rest ?? (unknown && (unknown.optional.why ?? `whether \`${unknown.name}\` may be left out is not known`));
    if (required.length === 0)
        return why === undefined ? undefined : (0,value_make/* opaque */.OZ)(why, origin);
    return (0,value_make/* list */.p_)(required, origin, why);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/budget.js


/** Real schemas stay below a tenth of it. */
const budget_most = 5_000;
/** What one of them costs, in steps of evaluation. */
const budget_steps = 20;
const newBudget = (payer) => ({ payer, left: budget_most });
/** Why there is no going on with so many more, which cost `further` steps on top; undefined while there is. */
function spend(budget, count, further = 0) {
    budget.left -= count;
    if (budget.left < 0)
        return `this comes to more than ${budget_most} schemas`;
    return budget.payer.spend(count * budget_steps + further) ? undefined : tooManySteps;
}
const tooDeep = (level) => level > bounds/* bounds */.O.depth ? `schemas nest more than ${bounds/* bounds */.O.depth} levels deep` : undefined;

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/current/conversion.js






function conversionBy(converters, host, settings) {
    const budget = newBudget(host);
    const at = (level) => {
        const draftOf = (value) => {
            const node = nodeOf(value);
            if (node === undefined) {
                expectSchema(value, host);
                return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(value, notASchema), value.origin);
            }
            const why = tooDeep(level) ?? spend(budget, 1, costOfSaid(node));
            return why === undefined ? converters[node.kind](node, at(level + 1)) : (0,value_make/* opaque */.OZ)(why, value.origin);
        };
        return { host, settings, draftOf, of: (value) => finished(draftOf(value), value) };
    };
    return at(0);
}
const finished = (draft, { origin }) => isOpaque(draft) ? (0,value_make/* opaque */.OZ)(draft.why, origin) : (0,value_make/* structure */.QK)(draft.entries, origin, draft.rest);
/** What most schemas come to: keywords, among them the description and `x-zui`. */
const said = (node, { type, ...keywords }) => drafted(node.origin, {
    type,
    description: descriptionOf(node),
    ...keywords,
    'x-zui': uiValue(node.metadata, node.origin),
});

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/current/compounds.js









const several = (node, { of }) => (0,value_make/* list */.p_)(itemsOf(node).map(of), node.origin, partsOf(node).rest);
const compounds_union = (node, conversion) => ({
    entries: said(node, { [conversion.settings.union]: several(node, conversion) }),
});
const discriminatedUnion = (node, conversion) => {
    const { origin, metadata } = node;
    const { discriminatedUnion: keyword, discriminator: isNamed } = conversion.settings;
    const propertyName = givenOf(node);
    const named = (0,value_make/* structure */.QK)(drafted(origin, { propertyName }), origin);
    const def = draft_typeName('ZodDiscriminatedUnion', origin, { discriminator: propertyName });
    return {
        entries: drafted(origin, {
            description: descriptionOf(node),
            [keyword]: several(node, conversion),
            discriminator: keyword === 'oneOf' && isNamed ? named : undefined,
            'x-zui': uiWith(metadata, { def }, origin),
        }),
    };
};
/** The platform takes `additionalProperties` off both sides, as each would refuse what the other allows. */
const compounds_intersection = (node, { draftOf }) => {
    const sides = ['left', 'right'].map((side) => {
        const part = schema_partOf(node, side);
        const draft = draftOf(part);
        if (isOpaque(draft))
            return (0,value_make/* opaque */.OZ)(draft.why, part.origin);
        const kept = [...draft.entries].filter(([keyword]) => keyword !== 'additionalProperties');
        return (0,value_make/* structure */.QK)(new Map(kept), part.origin, draft.rest);
    });
    return { entries: said(node, { allOf: (0,value_make/* list */.p_)(sides, node.origin) }) };
};
const compounds_tuple = (node, conversion) => {
    const rest = partsOf(node).entries.get('rest')?.value;
    const type = (0,value_make/* literal */.eu)('array', node.origin);
    const items = several(node, conversion);
    return { entries: said(node, { type, items, additionalItems: rest && conversion.of(rest) }) };
};
const compounds_listing = (isUnique) => (node, { of }) => {
    const type = (0,value_make/* literal */.eu)('array', node.origin);
    const uniqueItems = isUnique ? (0,value_make/* literal */.eu)(true, node.origin) : undefined;
    const entries = said(node, { type, uniqueItems, items: of(schema_partOf(node, 'element')) });
    return withChecks(entries, lengthChecks(checksOf(node)), lengths);
};
const compounds_array = compounds_listing(false);
const set = compounds_listing(true);
const compounds_record = (node, { of }) => {
    const type = (0,value_make/* literal */.eu)('object', node.origin);
    return { entries: said(node, { type, additionalProperties: of(schema_partOf(node, 'value')) }) };
};
const compounds_object = (node, conversion) => {
    const { origin } = node;
    const { entries, rest } = partsOf(node);
    const absent = (0,value_make/* literal */.eu)(undefined, origin);
    const shape = [...(0,value_make/* inOrder */.al)(entries)];
    const properties = shape.map(([name, { key, value }]) => [
        name,
        // Where the author wrote the property, whatever stands behind it.
        { key, value: { ...conversion.of(mandatory(value)), origin: value.origin } },
    ]);
    const presences = shape.map(([name, { key, value }]) => {
        return { name, key, optional: accepts(value, absent, conversion.host) };
    });
    return {
        entries: said(node, {
            type: (0,value_make/* literal */.eu)('object', origin),
            properties: (0,value_make/* structure */.QK)(new Map(properties), origin, rest),
            required: requiredOf(presences, rest, origin),
            additionalProperties: additional(node, conversion),
        }),
    };
};
function additional(node, { of, settings }) {
    const unknownKeys = 'unknownKeys' in node ? node.unknownKeys : 'strip';
    if (typeof unknownKeys === 'string')
        return (0,value_make/* literal */.eu)(unknownKeys === 'passthrough', node.origin);
    const isClosed = nodeOf(unknownKeys)?.kind === 'never' && !settings.former;
    return isClosed ? (0,value_make/* literal */.eu)(false, unknownKeys.origin) : of(unknownKeys);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/current/checks.js





const datetime = (check) => {
    const precision = optionOf(check.args[0], 'precision', check);
    const offset = optionOf(check.args[0], 'offset', check);
    const digits = (0,value_make/* isNullish */.uy)(precision) ? null : (0,value_make/* numberOf */.rl)(precision);
    const zoned = (0,value_make/* truthOf */.D)(offset);
    if (digits === undefined || zoned === undefined)
        return undefined;
    const format = (0,value_make/* literal */.eu)('date-time', check.origin);
    if (digits === null && !zoned)
        return { set: { format } };
    const noted = { precision: (0,value_make/* literal */.eu)(digits, precision.origin), offset: (0,value_make/* literal */.eu)(zoned, offset.origin) };
    const pattern = (0,value_make/* literal */.eu)(timestamp(digits, zoned), check.origin);
    return { set: { format, pattern, [uiKey]: (0,value_make/* structure */.QK)(drafted(check.origin, noted), check.origin) } };
};
const ip = (check) => {
    const version = optionOf(check.args[0], 'version', check);
    if (version.kind === 'opaque')
        return { set: { format: version, pattern: version } };
    const { format, pattern } = addresses[(0,value_make/* stringOf */.Je)(version) === 'v6' ? 'v6' : 'v4'];
    return { set: { format: (0,value_make/* literal */.eu)(format, check.origin), pattern: (0,value_make/* literal */.eu)(pattern, check.origin) } };
};
/** Not before the given position. */
const includes = (check) => {
    const position = optionOf(check.args[1], 'position', check);
    const start = (0,value_make/* isUndefined */.b0)(position) ? 0 : (0,value_make/* numberOf */.rl)(position);
    if (start === undefined)
        return { set: { pattern: (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(position, 'this is not a number'), position.origin) } };
    const found = sources.includes(check);
    return { set: { pattern: start >= 1 ? fromText(found, (source) => `^(?:.{${start}}).*${source}`) : found } };
};
/** A length below zero counts as zero. */
const textLength = (...keywords) => (check) => {
    const value = limitOf(check);
    const number = (0,value_make/* numberOf */.rl)(value);
    if (number !== undefined && number >= 0)
        return limiting(...keywords)(check);
    const length = number === undefined ? (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(value, 'this is not a number'), value.origin) : (0,value_make/* literal */.eu)(0, value.origin);
    return { set: Object.fromEntries(keywords.map((keyword) => [keyword, length])) };
};
const stringChecks = {
    cuid: formatted('cuid', sources.cuid),
    cuid2: formatted('cuid2', sources.cuid2),
    ulid: formatted('ulid', sources.ulid),
    emoji: formatted('emoji', sources.emoji),
    uuid: formatted('uuid', checks_fixed(formats_patterns.uuid)),
    email: formatted('email', checks_fixed(formats_patterns.email)),
    url: formatted('uri'),
    ip,
    datetime,
    includes,
    startsWith: matching(sources.startsWith),
    endsWith: matching(sources.endsWith),
    regex: matching(sources.regex),
    min: textLength('minLength'),
    max: textLength('maxLength'),
    length: textLength('maxLength', 'minLength'),
};
/** An inclusive limit takes back an exclusive one, and the reverse. */
const instead = (keyword, other) => (check) => ({ set: { [keyword]: limitOf(check) }, unset: [other] });
const numberChecks = {
    minimum: instead('minimum', 'exclusiveMinimum'),
    exclusiveMinimum: instead('exclusiveMinimum', 'minimum'),
    maximum: instead('maximum', 'exclusiveMaximum'),
    exclusiveMaximum: instead('exclusiveMaximum', 'maximum'),
    int: ({ origin }) => ({ set: { type: (0,value_make/* literal */.eu)('integer', origin) } }),
    finite: formatted('finite'),
    multipleOf: limiting('multipleOf'),
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/current/values.js







const constrained = (type, sayings) => (node) => withChecks(said(node, { type: (0,value_make/* literal */.eu)(type, node.origin) }), checksOf(node), sayings);
const string = constrained('string', stringChecks);
const number = constrained('number', numberChecks);
const values_boolean = (node) => ({ entries: said(node, { type: (0,value_make/* literal */.eu)('boolean', node.origin) }) });
const any = (node) => ({ entries: said(node, {}) });
const values_never = (node) => ({ entries: said(node, { not: (0,value_make/* literal */.eu)(true, node.origin) }) });
const values_unknown = (node) => {
    const ui = uiWith(node.metadata, { def: draft_typeName('ZodUnknown', node.origin) }, node.origin);
    return { entries: drafted(node.origin, { description: descriptionOf(node), 'x-zui': ui }) };
};
const values_nothing = (origin, description, ui) => drafted(origin, { type: (0,value_make/* literal */.eu)('null', origin), description, 'x-zui': ui });
/** Nothing passes, but `x-zui` says that absence is meant. */
const absence = (origin, description, metadata = {}) => drafted(origin, {
    not: (0,value_make/* literal */.eu)(true, origin),
    description,
    'x-zui': uiWith(metadata, { def: draft_typeName('ZodUndefined', origin) }, origin),
});
const nullValue = (origin) => (0,value_make/* structure */.QK)(values_nothing(origin), origin);
const undefinedValue = (origin) => (0,value_make/* structure */.QK)(absence(origin), origin);
/** Of these two the platform keeps the description, but no longer what else they say about themselves. */
const nullSchema = (node, { settings }) => {
    const ui = settings.former ? uiValue(node.metadata, node.origin) : undefined;
    return { entries: values_nothing(node.origin, descriptionOf(node), ui) };
};
const undefinedSchema = (node, { settings }) => ({
    entries: absence(node.origin, descriptionOf(node), settings.former ? node.metadata : {}),
});
const constant = (node) => {
    const { origin, metadata } = node;
    const given = givenOf(node);
    if (given.kind !== 'literal')
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(given, 'this literal is not known'), origin);
    if (given.value === null)
        return { entries: values_nothing(origin, descriptionOf(node), uiValue(metadata, origin)) };
    if (given.value === undefined)
        return { entries: absence(origin, descriptionOf(node), metadata) };
    return { entries: said(node, { type: (0,value_make/* literal */.eu)(typeof given.value, origin), const: given }) };
};
const enumeration = (node) => ({
    entries: said(node, { type: (0,value_make/* literal */.eu)('string', node.origin), enum: givenOf(node) }),
});
const reference = (node) => ({
    entries: new Map([...drafted(node.origin, { $ref: givenOf(node) }), ...said(node, {})]),
});

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/current/wrappers.js






/** Inside an array or the like, where there is no property to leave out. */
const optional = (node, { of, settings }) => {
    const { origin, metadata } = node;
    const description = settings.former ? metadata.description : descriptionOf(node);
    const anyOf = (0,value_make/* list */.p_)([of(schema_partOf(node, 'inner')), undefinedValue(origin)], origin);
    const ui = uiWith(metadata, { def: draft_typeName('ZodOptional', origin) }, origin);
    return { entries: drafted(origin, { description, anyOf, 'x-zui': ui }) };
};
const nullable = (node, { of }) => {
    const { origin, metadata } = node;
    const anyOf = (0,value_make/* list */.p_)([of(schema_partOf(node, 'inner')), nullValue(origin)], origin);
    const ui = uiWith(metadata, { def: draft_typeName('ZodNullable', origin) }, origin);
    return { entries: drafted(origin, { anyOf, 'x-zui': ui }) };
};
/** The schema inside with one more keyword. */
const adding = (keyword, said) => (node, conversion) => {
    const draft = conversion.draftOf(schema_partOf(node, 'inner'));
    if (isOpaque(draft))
        return draft;
    const entry = { key: node.origin, value: said(node, conversion) };
    return withRest(new Map(draft.entries).set(keyword, entry), draft.rest);
};
const withDefault = adding('default', (node, { host }) => {
    const given = givenOf(node);
    return given.kind === 'function' ? host.call(given, [], given.origin) : given;
});
const readonly = adding('readOnly', (node) => (0,value_make/* literal */.eu)(true, node.origin));

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/current/convert.js





const refused = (what) => ({ origin }) => (0,value_make/* opaque */.OZ)(`the platform does not convert ${what}`, origin);
const converters = {
    string: string,
    number: number,
    boolean: values_boolean,
    any: any,
    unknown: values_unknown,
    never: values_never,
    null: nullSchema,
    undefined: undefinedSchema,
    literal: constant,
    enum: enumeration,
    ref: reference,
    object: compounds_object,
    array: compounds_array,
    set: set,
    tuple: compounds_tuple,
    record: compounds_record,
    union: compounds_union,
    discriminatedUnion: discriminatedUnion,
    intersection: compounds_intersection,
    optional: optional,
    nullable: nullable,
    default: withDefault,
    readonly: readonly,
    bigint: refused('`z.bigint()`'),
    date: refused('`z.date()`: `z.string().datetime()` does'),
    nan: refused('`z.nan()`'),
    void: refused('`z.void()`'),
    symbol: refused('`z.symbol()`'),
    map: refused('`z.map()`'),
    nativeEnum: refused('`z.nativeEnum()`'),
    function: refused('`z.function()`'),
    lazy: refused('`z.lazy()`'),
    promise: refused('`z.promise()`'),
    catch: refused('`.catch()`'),
    branded: refused('`.brand()`'),
    pipeline: refused('`.pipe()`'),
    upstream: refused('`z.preprocess()`'),
    downstream: refused('functions such as those of `.transform()` and `.refine()`'),
};
/** What `toJSONSchema` makes of a schema. */
const convert = (schema, host, settings) => conversionBy(converters, host, settings).of(schema);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/legacy/compounds.js




const anything = ({ origin }) => (0,value_make/* structure */.QK)(new Map(), origin);
const legacy_compounds_listing = (isUnique) => (node, conversion) => {
    const { origin } = node;
    const element = schema_partOf(node, 'element');
    const isOpen = !isUnique && nodeOf(element)?.kind === 'any';
    const entries = drafted(origin, {
        type: (0,value_make/* literal */.eu)('array', origin),
        uniqueItems: isUnique ? (0,value_make/* literal */.eu)(true, origin) : undefined,
        items: isOpen ? undefined : conversion.into('items').of(element),
    });
    return withChecks(entries, lengthChecks(checksOf(node)), lengths);
};
const legacy_compounds_array = legacy_compounds_listing(false);
const compounds_set = legacy_compounds_listing(true);
/** Pairs of keys and values, in an array. */
const map = (node, conversion) => {
    const { origin } = node;
    const pair = ['key', 'value'].map((role, index) => {
        const part = schema_partOf(node, role);
        return conversion.into('items', 'items', String(index)).of(part) ?? anything(part);
    });
    const type = (0,value_make/* literal */.eu)('array', origin);
    const two = (0,value_make/* literal */.eu)(2, origin);
    const items = (0,value_make/* structure */.QK)(drafted(origin, { type, items: (0,value_make/* list */.p_)(pair, origin), minItems: two, maxItems: two }), origin);
    return { entries: drafted(origin, { type, maxItems: (0,value_make/* literal */.eu)(125, origin), items }) };
};
/** What the schemas come to, without those that come to nothing. */
const compounds_several = (values, conversion, step) => values.flatMap((value, index) => conversion.into(step, String(index)).of(value) ?? []);
/** Of the unknown, it is not known either whether anything comes of it. */
const compounds_unclear = (values) => values.flatMap((value) => (value.kind === 'opaque' ? value.why : []))[0];
const legacy_compounds_tuple = (node, conversion) => {
    const { origin } = node;
    const { entries, rest: unknown } = partsOf(node);
    const items = itemsOf(node);
    const rest = entries.get('rest')?.value;
    const length = unknown === undefined ? (0,value_make/* literal */.eu)(items.length, origin) : (0,value_make/* opaque */.OZ)(unknown, origin);
    const converted = compounds_several(items, conversion, 'items');
    return {
        entries: drafted(origin, {
            type: (0,value_make/* literal */.eu)('array', origin),
            minItems: length,
            maxItems: rest === undefined ? length : undefined,
            items: (0,value_make/* list */.p_)(converted, origin, unknown ?? compounds_unclear(converted)),
            additionalItems: rest && conversion.into('additionalItems').of(rest),
        }),
    };
};
/** Sides that are themselves intersections are taken apart; closed objects are opened. */
const legacy_compounds_intersection = (node, conversion) => {
    const { origin } = node;
    const all = [];
    let rest;
    for (const [index, role] of ['left', 'right'].entries()) {
        const part = schema_partOf(node, role);
        const side = conversion.into('allOf', String(index)).draftOf(part);
        if (side === undefined)
            continue;
        if (isOpaque(side))
            rest = side.why;
        else {
            const taken = sidesOf(side, part);
            all.push(...taken.items);
            rest = taken.rest ?? rest;
        }
    }
    if (all.length === 0 && rest === undefined)
        return undefined;
    return { entries: drafted(origin, { allOf: (0,value_make/* list */.p_)(all, origin, rest) }) };
};
function sidesOf({ entries, rest }, { origin }) {
    const allOf = entries.get('allOf')?.value;
    if (allOf?.kind === 'array' && (0,value_make/* stringOf */.Je)(entries.get('type')?.value) !== 'string')
        return allOf;
    const additional = entries.get('additionalProperties')?.value;
    const isClosed = additional !== undefined && (0,value_make/* truthOf */.D)(additional) === false;
    const opened = new Map([...entries].filter(([keyword]) => !isClosed || keyword !== 'additionalProperties'));
    return (0,value_make/* list */.p_)([(0,value_make/* structure */.QK)(opened, origin, rest)], origin);
}
const pipeline = (node, conversion) => {
    const first = conversion.into('allOf', '0').of(schema_partOf(node, 'in'));
    const second = conversion.into('allOf', first === undefined ? '0' : '1').of(schema_partOf(node, 'out'));
    const steps = [first ?? [], second ?? []].flat();
    return { entries: drafted(node.origin, { allOf: (0,value_make/* list */.p_)(steps, node.origin, compounds_unclear(steps)) }) };
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/legacy/conversion.js







function conversion_conversionBy(converters, host, settings) {
    const budget = newBudget(host);
    /** Where each schema has first been met: met again, it becomes a reference. */
    const seen = new Map();
    const at = (path, atProperty, level) => {
        const draftOf = (value) => {
            const node = nodeOf(value);
            if (node === undefined) {
                expectSchema(value, host);
                return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(value, notASchema), value.origin);
            }
            const before = seen.get(node);
            if (before !== undefined)
                return referenceTo(before, value.origin);
            const why = tooDeep(level) ?? spend(budget, 1, costOfSaid(node));
            if (why !== undefined)
                return (0,value_make/* opaque */.OZ)(why, value.origin);
            seen.set(node, path);
            const draft = converters[node.kind](node, at(path, atProperty, level + 1));
            return draft === undefined || isOpaque(draft) ? draft : withMetadata(draft, node.metadata, node.origin);
        };
        return {
            host,
            settings,
            atProperty,
            into: (...steps) => at([...path, ...steps], false, level),
            intoProperty: (name) => at([...path, 'properties', name], true, level),
            draftOf,
            of: (value) => conversion_finished(draftOf(value), value),
        };
    };
    return at(['#'], false, 0);
}
const conversion_finished = (draft, { origin }) => draft && (isOpaque(draft) ? (0,value_make/* opaque */.OZ)(draft.why, origin) : (0,value_make/* structure */.QK)(draft.entries, origin, draft.rest));
/** Names whose way through a URL and a JSON pointer may change them. */
const fragile = /[%~/\t\n\r]|\s$/;
function referenceTo(path, origin) {
    if (path.some((step) => fragile.test(step)))
        return (0,value_make/* opaque */.OZ)('a reference to this place may go astray', origin);
    return { entries: drafted(origin, { $ref: (0,value_make/* literal */.eu)(path.join('/'), origin) }) };
}
/** Every schema gets an `x-zui`, into which goes what the conversion has already put there. */
function withMetadata({ entries, rest }, { description, ui }, origin) {
    const all = new Map(entries);
    if (description !== undefined && (0,value_make/* truthOf */.D)(description.value) !== false)
        all.set('description', description);
    const before = fieldsOf(entries.get(uiKey)?.value);
    const merged = ui === undefined ? before : overlay(ui, before);
    all.set(uiKey, { key: origin, value: (0,value_make/* structure */.QK)(merged.entries, origin, merged.rest) });
    return withRest(all, rest);
}
const empty = { entries: new Map() };
/** `{ "not": {} }`: nothing passes. */
const conversion_nothing = (origin) => drafted(origin, { not: (0,value_make/* structure */.QK)(new Map(), origin) });

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/legacy/early-ui.js




/**
 * A JSON Schema with `x-zui` where the first versions of the SDK's builder put it: they went from objects to properties
 * and from arrays to items, and no further than where a wrapper, a union or the like stood in between. Zod, before them,
 * knew none. What says something stays.
 */
const withEarlyUi = (json, schema, host) => walked(json, (0,facts_by_version/* holds */.v)('own-builder', host.sdk) ? schema : undefined);
/** `schema`: what the JSON Schema was made of, where the builder got so far. */
function walked(json, schema) {
    if (json.kind === 'array') {
        const items = json.items.map((item) => walked(item, undefined));
        return (0,value_make/* list */.p_)(items, json.origin, json.rest);
    }
    if (json.kind !== 'object')
        return json;
    const entries = new Map();
    for (const [keyword, { key, value }] of json.entries) {
        if (keyword === uiKey && schema === undefined && early_ui_isEmpty(value))
            continue;
        entries.set(keyword, { key, value: inside(keyword, value, schema, json) });
    }
    return (0,value_make/* structure */.QK)(entries, json.origin, json.rest);
}
const early_ui_isEmpty = (value) => value.kind === 'object' && value.entries.size === 0 && value.rest === undefined;
/** Keywords that hold schemas, beside `properties` and `items`. */
const others = new Set(['anyOf', 'allOf', 'not', 'additionalProperties', 'additionalItems']);
function inside(keyword, value, schema, owner) {
    const node = nodeOf(schema);
    const type = (0,value_make/* stringOf */.Je)(owner.entries.get('type')?.value);
    if (keyword === 'properties' && value.kind === 'object') {
        const shape = node?.kind === 'object' && type === 'object' ? partsOf(node).entries : undefined;
        const properties = [...value.entries].map(([name, entry]) => [
            name,
            { key: entry.key, value: walked(entry.value, shape?.get(name)?.value) },
        ]);
        return (0,value_make/* structure */.QK)(new Map(properties), value.origin, value.rest);
    }
    if (keyword === 'items')
        return walked(value, node?.kind === 'array' ? schema_partOf(node, 'element') : undefined);
    return others.has(keyword) ? walked(value, undefined) : value;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/legacy/strings.js


const formats = { email: 'email', url: 'uri', uuid: 'uuid', datetime: 'date-time' };
const strings_patterns = sources;
const least = ['minLength', (a, b) => a > b];
const strings_most = ['maxLength', (a, b) => a < b];
const strings_limits = {
    min: [least],
    max: [strings_most],
    length: [least, strings_most],
};
/** Adds what the checks of a string say: of several limits the tightest, several formats or patterns side by side. */
function withStringChecks(entries, checks, origin) {
    for (const check of checks) {
        for (const [keyword, tighter] of strings_limits[check.kind] ?? []) {
            entries.set(keyword, tightest(entries.get(keyword), { key: check.key, value: limitOf(check) }, tighter));
        }
    }
    const unclear = place(entries, 'format', 'anyOf', checks.flatMap(formatsOf), origin);
    if (unclear !== undefined)
        return unclear;
    return place(entries, 'pattern', 'allOf', patternsOf(checks), origin) ?? { entries };
}
function tightest(before, next, tighter) {
    if (before === undefined)
        return next;
    const [a, b] = [(0,value_make/* numberOf */.rl)(before.value), (0,value_make/* numberOf */.rl)(next.value)];
    if (a !== undefined && b !== undefined)
        return tighter(b, a) ? next : before;
    const unknown = a === undefined ? before.value : next.value;
    return { key: next.key, value: (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(unknown, 'this is not a number'), unknown.origin) };
}
function formatsOf(check) {
    const { key, origin } = check;
    const entry = (format) => ({ key, value: (0,value_make/* literal */.eu)(format, origin) });
    const format = formats[check.kind];
    if (format !== undefined)
        return [entry(format)];
    if (check.kind !== 'ip')
        return [];
    const version = optionOf(check.args[0], 'version', check);
    if (version.kind === 'opaque')
        return [{ key, value: version }];
    const only = (0,value_make/* stringOf */.Je)(version);
    return [...(only === 'v6' ? [] : [entry('ipv4')]), ...(only === 'v4' ? [] : [entry('ipv6')])];
}
function patternsOf(checks) {
    let found = [];
    for (const check of checks) {
        const pattern = strings_patterns[check.kind];
        if (pattern === undefined)
            continue;
        const entry = { key: check.key, value: pattern(check) };
        // An empty pattern gives way to the one that follows it.
        found = found.length === 1 && (0,value_make/* stringOf */.Je)(found[0]?.value) === '' ? [entry] : [...found, entry];
    }
    return found;
}
/** One stands under its keyword, several in a list of schemas. Which it is must be known. */
function place(entries, keyword, several, found, origin) {
    const [first, ...others] = found;
    if (first === undefined)
        return undefined;
    const unclear = found.map(({ value }) => value).find((value) => value.kind === 'opaque');
    if (unclear !== undefined && (others.length > 0 || keyword === 'format')) {
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(unclear, 'this check is not known'), origin);
    }
    if (others.length === 0)
        entries.set(keyword, first);
    else {
        const schemas = found.map((entry) => (0,value_make/* structure */.QK)(new Map([[keyword, entry]]), entry.value.origin));
        entries.set(several, { key: first.key, value: (0,value_make/* list */.p_)(schemas, origin) });
    }
    return undefined;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/legacy/values.js








/** A string as such, whoever it belongs to. */
const values_string = (node) => withStringChecks(typed(node, 'string'), checksOf(node), node.origin);
/** A type; of `z.coerce.string()` and the like also that values are coerced. */
function typed(node, type, format) {
    const { origin } = node;
    const coerce = 'coerce' in node ? node.coerce : undefined;
    return drafted(origin, {
        type: (0,value_make/* literal */.eu)(type, origin),
        format: format === undefined ? undefined : (0,value_make/* literal */.eu)(format, origin),
        [uiKey]: coerce && coercion(coerce),
    });
}
const coercion = (coerce) => (0,value_make/* truthOf */.D)(coerce) === undefined
    ? (0,value_make/* structure */.QK)(new Map(), coerce.origin, (0,value_make/* whyOf */.gf)(coerce, 'whether this is coerced is not known'))
    : (0,value_make/* structure */.QK)(drafted(coerce.origin, { coerce }), coerce.origin);
const numberSayings = {
    minimum: limiting('minimum'),
    exclusiveMinimum: limiting('exclusiveMinimum'),
    maximum: limiting('maximum'),
    exclusiveMaximum: limiting('exclusiveMaximum'),
    multipleOf: limiting('multipleOf'),
    int: ({ origin }) => ({ set: { type: (0,value_make/* literal */.eu)('integer', origin) } }),
    finite: () => ({ set: {} }),
};
const values_number = (node) => withChecks(typed(node, 'number'), checksOf(node), numberSayings);
const legacy_values_boolean = (node) => ({ entries: typed(node, 'boolean') });
const date = (node) => ({ entries: typed(node, 'string', 'date-time') });
const bigint = (node) => checksOf(node).length > 0
    ? (0,value_make/* opaque */.OZ)('limits of `z.bigint()` cannot be sent as JSON', node.origin)
    : { entries: typed(node, 'integer', 'int64') };
const values_nullSchema = (node) => ({ entries: typed(node, 'null') });
const values_anything = () => empty;
const values_impossible = ({ origin }) => ({ entries: conversion_nothing(origin) });
/** Not part of what is sent at all. */
const unsent = () => undefined;
const values_reference = (node) => ({ entries: drafted(node.origin, { $ref: givenOf(node) }) });
const values_constant = (node) => {
    const given = givenOf(node);
    if (given.kind !== 'literal')
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(given, 'this literal is not known'), node.origin);
    if (given.value === null || given.value === undefined)
        return { entries: typed(node, 'object') };
    return { entries: new Map([...typed(node, typeof given.value), ...drafted(node.origin, { const: given })]) };
};
const values_enumeration = (node) => ({
    entries: new Map([...typed(node, 'string'), ...drafted(node.origin, { enum: givenOf(node) })]),
});
const nativeEnumeration = (node) => {
    const { origin } = node;
    const values = enumerators(givenOf(node));
    if (values.rest !== undefined)
        return (0,value_make/* opaque */.OZ)(values.rest, origin);
    const types = new Set(values.items.map((item) => (item.kind === 'literal' ? typeof item.value : 'unknown')));
    const [only] = types;
    const type = types.size === 1
        ? (0,value_make/* literal */.eu)(only === 'string' ? 'string' : 'number', origin)
        : (0,value_make/* list */.p_)([(0,value_make/* literal */.eu)('string', origin), (0,value_make/* literal */.eu)('number', origin)], origin);
    return { entries: drafted(origin, { type, enum: (0,value_make/* list */.p_)(values.items, origin) }) };
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/legacy/objects.js








const objects_record = (node, conversion) => {
    const { origin } = node;
    const value = schema_partOf(node, 'value');
    return {
        entries: drafted(origin, {
            type: (0,value_make/* literal */.eu)('object', origin),
            additionalProperties: conversion.into('additionalProperties').of(value) ?? anything(value),
            propertyNames: objects_namesOf(schema_partOf(node, 'key')),
        }),
    };
};
/** What is said of the names: only enums and strings with checks are spoken of. */
function objects_namesOf(key) {
    const node = nodeOf(key);
    if (node === undefined)
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(key, notASchema), key.origin);
    if (node.kind === 'enum')
        return (0,value_make/* structure */.QK)(drafted(key.origin, { enum: givenOf(node) }), key.origin);
    if (node.kind !== 'string' || checksOf(node).length === 0)
        return undefined;
    const draft = values_string(node);
    if (isOpaque(draft))
        return draft;
    return (0,value_make/* structure */.QK)(new Map([...draft.entries].filter(([keyword]) => keyword !== 'type')), key.origin);
}
const objects_object = (node, conversion) => {
    const { origin } = node;
    const { entries, rest } = partsOf(node);
    const properties = new Map();
    const presences = [];
    for (const [name, { key, value }] of (0,value_make/* inOrder */.al)(entries)) {
        const converted = conversion.intoProperty(name).of(value);
        if (converted === undefined)
            continue;
        properties.set(name, { key, value: converted });
        presences.push({ name, key, optional: accepts(value, (0,value_make/* literal */.eu)(undefined, origin), conversion.host) });
    }
    return {
        entries: drafted(origin, {
            type: (0,value_make/* literal */.eu)('object', origin),
            properties: (0,value_make/* structure */.QK)(properties, origin, rest),
            required: requiredOf(presences, rest, origin),
            additionalProperties: objects_additional(node, conversion),
        }),
    };
};
function objects_additional(node, conversion) {
    const unknownKeys = 'unknownKeys' in node ? node.unknownKeys : 'strip';
    if (typeof unknownKeys === 'string')
        return (0,value_make/* literal */.eu)(unknownKeys === 'passthrough', node.origin);
    if (nodeOf(unknownKeys)?.kind === 'never' && !conversion.settings.former)
        return (0,value_make/* literal */.eu)(false, unknownKeys.origin);
    return conversion.into('additionalProperties').of(unknownKeys) ?? (0,value_make/* literal */.eu)(true, unknownKeys.origin);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/legacy/unions.js






const primitives = {
    string: 'string',
    number: 'number',
    bigint: 'integer',
    boolean: 'boolean',
    null: 'null',
};
/** The type of a schema that says nothing beyond it. */
const primitiveType = (node) => checksOf(node).length === 0 ? primitives[node.kind] : undefined;
/** Options that say little are drawn together into one list of types or of values. */
const unions_union = (node, conversion) => {
    const { origin } = node;
    const options = [];
    for (const item of itemsOf(node)) {
        const option = nodeOf(item);
        if (option === undefined)
            return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(item, 'an option is not a schema'), origin);
        options.push(option);
    }
    const { rest } = partsOf(node);
    if (rest !== undefined)
        return (0,value_make/* opaque */.OZ)(rest, origin);
    if (!conversion.host.spend(options.reduce((cost, option) => cost + costOfSaid(option), 0))) {
        return (0,value_make/* opaque */.OZ)(tooManySteps, origin);
    }
    for (const gather of [types, unions_literals, enums]) {
        const draft = gather(options, origin);
        if (draft !== undefined)
            return draft;
    }
    return alternatives(node, conversion);
};
const types = (options, origin) => {
    const found = options.map(primitiveType);
    if (found.includes(undefined))
        return undefined;
    return { entries: drafted(origin, { type: oneOrSeveral(found, origin) }) };
};
function oneOrSeveral(names, origin) {
    const each = [...new Set(names)].map((name) => (0,value_make/* literal */.eu)(name, origin));
    return each.length > 1 ? (0,value_make/* list */.p_)(each, origin) : each[0];
}
const isLiteral = (value) => value.kind === 'literal';
/** Each value where it first stands. What is not a number equals nothing, itself included. */
function unique(values) {
    const first = new Map();
    for (const literal of values)
        if (!first.has(literal.value))
            first.set(literal.value, literal);
    return [...first.values()].filter(({ value }) => !Number.isNaN(value));
}
function jsonType({ value }) {
    if (value === null)
        return 'null';
    return value === undefined ? undefined : typeof value;
}
/** A description keeps literals apart. */
const unions_literals = (options, origin) => {
    if (options.some(({ kind }) => kind !== 'literal'))
        return undefined;
    const described = options.map(({ metadata: { description } }) => description !== undefined && (0,value_make/* truthOf */.D)(description.value));
    if (described.includes(true))
        return undefined;
    const values = options.map(givenOf).filter(isLiteral);
    if (described.includes(undefined) || values.length < options.length) {
        const texts = options.map(({ metadata: { description } }) => description?.value);
        const why = causeIn(...texts, ...options.map(givenOf));
        return (0,value_make/* opaque */.OZ)(why ?? 'how these literals are drawn together is not known', origin);
    }
    const found = values.map(jsonType);
    if (found.includes(undefined))
        return undefined;
    return { entries: drafted(origin, { type: oneOrSeveral(found, origin), enum: (0,value_make/* list */.p_)(unique(values), origin) }) };
};
/** What an enum repeats of those before it is left out, what it repeats of itself is not. */
const enums = (options, origin) => {
    if (options.some(({ kind }) => kind !== 'enum'))
        return undefined;
    const lists = options.map(givenOf).map((values) => (values.kind === 'array' ? values : (0,value_make/* list */.p_)([values], origin)));
    const isKnown = lists.every(({ items, rest }) => rest === undefined && items.every(isLiteral));
    const values = [];
    const before = new Set();
    for (const { items } of lists) {
        const own = items.filter(isLiteral).filter(({ value }) => !before.has(value));
        for (const item of own) {
            values.push(item);
            before.add(item.value);
        }
    }
    const unknown = isKnown ? undefined : (causeIn(...lists) ?? 'a value of these enums is not known');
    return { entries: drafted(origin, { type: (0,value_make/* literal */.eu)('string', origin), enum: (0,value_make/* list */.p_)(values, origin, unknown) }) };
};
function alternatives(node, conversion) {
    const { origin } = node;
    const { rest } = partsOf(node);
    const keyword = conversion.settings.union;
    const options = compounds_several(itemsOf(node), conversion, keyword);
    if (options.length === 0 && rest === undefined)
        return undefined;
    const isNamed = node.kind === 'discriminatedUnion' && conversion.settings.discriminator;
    const named = isNamed ? (0,value_make/* structure */.QK)(drafted(origin, { propertyName: givenOf(node) }), origin) : undefined;
    return { entries: drafted(origin, { [keyword]: (0,value_make/* list */.p_)(options, origin, rest), discriminator: named }) };
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/legacy/wrappers.js







/** Leaves no trace. */
const wrappers_inner = (node, conversion) => conversion.draftOf(schema_partOf(node, 'inner'));
const wrappers_optional = (node, conversion) => {
    const { origin } = node;
    if (conversion.atProperty)
        return wrappers_inner(node, conversion);
    const value = conversion.into('anyOf', '1').of(schema_partOf(node, 'inner'));
    if (value === undefined)
        return empty;
    // Of the unknown, it is not known either whether anything comes of it.
    if (value.kind === 'opaque')
        return value;
    return { entries: drafted(origin, { anyOf: (0,value_make/* list */.p_)([(0,value_make/* structure */.QK)(conversion_nothing(origin), origin), value], origin) }) };
};
/** Of simple types, both stand in one list; whatever else the schema is, stands beside null. */
const wrappers_nullable = (node, conversion) => {
    const { origin } = node;
    const part = schema_partOf(node, 'inner');
    const simple = nodeOf(part);
    const type = simple && primitiveType(simple);
    if (simple !== undefined && type !== undefined) {
        const types = (0,value_make/* list */.p_)([(0,value_make/* literal */.eu)(type, simple.origin), (0,value_make/* literal */.eu)('null', origin)], origin);
        const draft = { entries: drafted(origin, { type: types }) };
        // What describes the wrapper alone came from there, before it described what is inside.
        if (!(0,facts_by_version/* holds */.v)('description-inside', conversion.host.sdk))
            return draft;
        return withMetadata(draft, simple.metadata, simple.origin);
    }
    const value = conversion.into('anyOf', '0').of(part);
    if (value?.kind === 'opaque')
        return value;
    const none = (0,value_make/* structure */.QK)(drafted(origin, { type: (0,value_make/* literal */.eu)('null', origin) }), origin);
    return value && { entries: drafted(origin, { anyOf: (0,value_make/* list */.p_)([value, none], origin) }) };
};
const wrappers_withDefault = (node, conversion) => {
    const draft = wrappers_inner(node, conversion) ?? empty;
    if (isOpaque(draft))
        return draft;
    const given = givenOf(node);
    const value = given.kind === 'function' ? conversion.host.call(given, [], given.origin) : given;
    const entry = { key: node.origin, value };
    return withRest(new Map(draft.entries).set('default', entry), draft.rest);
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/legacy/convert-legacy.js










const convert_legacy_converters = {
    string: values_string,
    number: values_number,
    bigint: bigint,
    boolean: legacy_values_boolean,
    date: date,
    null: values_nullSchema,
    any: values_anything,
    unknown: values_anything,
    undefined: values_impossible,
    never: values_impossible,
    nan: values_impossible,
    void: unsent,
    symbol: unsent,
    function: unsent,
    literal: values_constant,
    enum: values_enumeration,
    nativeEnum: nativeEnumeration,
    ref: values_reference,
    object: objects_object,
    record: objects_record,
    array: legacy_compounds_array,
    set: compounds_set,
    map: map,
    tuple: legacy_compounds_tuple,
    intersection: legacy_compounds_intersection,
    pipeline: pipeline,
    union: unions_union,
    discriminatedUnion: alternatives,
    optional: wrappers_optional,
    nullable: wrappers_nullable,
    default: wrappers_withDefault,
    catch: wrappers_inner,
    branded: wrappers_inner,
    readonly: wrappers_inner,
    upstream: wrappers_inner,
    downstream: wrappers_inner,
    promise: wrappers_inner,
    lazy: wrappers_inner,
};
/** What `toJSONSchemaLegacy` makes of a schema. */
function convertLegacy(schema, host, settings) {
    const draft = conversion_conversionBy(convert_legacy_converters, host, settings).draftOf(schema) ?? empty;
    if (isOpaque(draft))
        return draft;
    const { origin } = schema;
    const dialect = (0,value_make/* literal */.eu)('http://json-schema.org/draft-07/schema#', origin);
    const whole = (0,value_make/* structure */.QK)(new Map(draft.entries).set('$schema', { key: origin, value: dialect }), origin, draft.rest);
    return (0,facts_by_version/* holds */.v)('ui-everywhere', host.sdk) ? whole : withEarlyUi(whole, schema, host);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/options.js



const former = { union: 'anyOf', discriminatedUnion: 'anyOf', discriminator: false, former: true };
/** The settings, or undefined where they are not known. */
function settingsOf(options, host) {
    if (isFormer(host))
        return former;
    const { legacy = false, toJSONSchemaOptions } = options;
    const { entries, rest } = fieldsOf(toJSONSchemaOptions);
    const asked = (name) => entries.get(name)?.value;
    const union = keyword(asked('unionStrategy'), 'anyOf');
    const discriminatedUnion = keyword(asked('discriminatedUnionStrategy'), 'oneOf');
    const flag = asked('discriminator');
    const discriminator = flag === undefined ? !legacy : (0,value_make/* truthOf */.D)(flag);
    if (rest !== undefined || union === undefined || discriminatedUnion === undefined || discriminator === undefined)
        return undefined;
    return { union, discriminatedUnion, discriminator, former: false };
}
function keyword(value, byDefault) {
    if (value === undefined)
        return byDefault;
    const text = (0,value_make/* stringOf */.Je)(value);
    return text === 'anyOf' || text === 'oneOf' ? text : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/references.js



/** What the CLI does last: each reference into the schema itself gives way to what it names. */
const resolveReferences = (root, payer) => hasReference(root) ? references_resolve(root, '#', { done: new Map(), named: new Set(), budget: newBudget(payer) }) : root;
/** Most schemas have none: they need not be gone through with care. A value may stand in many places. */
function hasReference(root) {
    const seen = new Set([root]);
    for (const value of seen) {
        if (value.kind === 'object' && value.entries.has('$ref'))
            return true;
        if (value.kind === 'array')
            for (const item of value.items)
                seen.add(item);
        if (value.kind === 'object')
            for (const entry of value.entries.values())
                seen.add(entry.value);
    }
    return false;
}
function references_resolve(value, place, run) {
    if (value.kind !== 'object' && value.kind !== 'array')
        return value;
    const unpaid = overspent(run.budget.payer, 1 + costOf(value), value.origin);
    if (unpaid !== undefined)
        return unpaid;
    const ref = value.kind === 'object' ? (0,value_make/* stringOf */.Je)(value.entries.get('$ref')?.value) : undefined;
    const resolved = value.kind === 'object' && (ref === '#' || ref?.startsWith('#/'))
        ? referent(value, ref, place, run)
        : withResolvedParts(value, place, run);
    run.done.set(place, resolved);
    return resolved;
}
function withResolvedParts(value, place, run) {
    if (value.kind === 'array') {
        const items = value.items.map((item, index) => references_resolve(item, `${place}/${index}`, run));
        return (0,value_make/* list */.p_)(items, value.origin, value.rest);
    }
    return (0,value_make/* structure */.QK)(resolvedEntries(value.entries, place, run), value.origin, value.rest);
}
function resolvedEntries(entries, place, run) {
    const resolved = [...entries].map(([name, { key, value }]) => [
        name,
        { key, value: references_resolve(value, `${place}/${name}`, run) },
    ]);
    return new Map(resolved);
}
/** Names whose way through a URL and a JSON pointer may change them. */
const references_fragile = /[%~\t\n\r]|\s$/;
function referent({ entries, origin }, ref, place, run) {
    if (references_fragile.test(ref))
        return (0,value_make/* opaque */.OZ)('this reference may go astray', origin);
    if (`${place}/`.startsWith(`${ref}/`))
        return (0,value_make/* opaque */.OZ)('this schema stands inside itself', origin);
    const found = lookUp(ref, run);
    if (found === undefined)
        return (0,value_make/* opaque */.OZ)('this refers to what comes later or is not there', origin);
    const why = spend(run.budget, sizeOf(found, run.budget.left));
    if (why !== undefined)
        return (0,value_make/* opaque */.OZ)(why, origin);
    const company = resolvedEntries(new Map([...entries].filter(([name]) => name !== '$ref')), place, run);
    if (company.size === 0) {
        run.named.add(ref);
        return found;
    }
    if (found.kind !== 'object')
        return found;
    // Who prevails depends on whether the place has been named before by a reference without company.
    const merged = run.named.has(ref) ? [...company, ...found.entries] : [...found.entries, ...company];
    return (0,value_make/* structure */.QK)(new Map(merged), found.origin, found.rest);
}
function lookUp(ref, { done }) {
    const steps = ref.split('/');
    for (let length = steps.length; length > 0; length -= 1) {
        const start = done.get(steps.slice(0, length).join('/'));
        if (start !== undefined)
            return steps.slice(length).reduce(stepInto, start);
    }
    return undefined;
}
const stepInto = (value, step) => value?.kind === 'object'
    ? value.entries.get(step)?.value
    : value?.kind === 'array'
        ? value.items[Number(step)]
        : undefined;
/** How many values there are inside, counted no further than the limit. */
function sizeOf(value, limit) {
    let size = 1;
    const inside = value.kind === 'object'
        ? [...value.entries.values()].map((entry) => entry.value)
        : value.kind === 'array'
            ? value.items
            : [];
    for (const part of inside) {
        if (size > limit)
            break;
        size += sizeOf(part, limit - size);
    }
    return size;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/ui.js


const keywords = ['title', 'examples'];
/** What a definition says in `ui`, next to `schema`, of the properties: the CLI writes it into their schemas. */
function withUi(schema, ui) {
    if (ui === undefined || schema.kind !== 'object' || (0,value_make/* stringOf */.Je)(schema.entries.get('type')?.value) !== 'object')
        return schema;
    const properties = schema.entries.get('properties');
    if (properties?.value.kind !== 'object')
        return schema;
    const said = fieldsOf(ui);
    const titled = [...properties.value.entries].map(([name, { key, value }]) => {
        return [name, { key, value: extended(value, said.entries.get(name)?.value, said.rest) }];
    });
    const { origin, rest } = properties.value;
    const value = (0,value_make/* structure */.QK)(new Map(titled), origin, rest);
    return (0,value_make/* structure */.QK)(new Map(schema.entries).set('properties', { key: properties.key, value }), schema.origin, schema.rest);
}
function extended(property, said, unsaid) {
    if (property.kind !== 'object')
        return property;
    const { entries, rest } = fieldsOf(said);
    const open = said === undefined ? unsaid : rest;
    const all = new Map(property.entries);
    for (const keyword of keywords) {
        const entry = entries.get(keyword);
        if (entry !== undefined && (0,value_make/* truthOf */.D)(entry.value) !== false)
            all.set(keyword, entry);
    }
    return (0,value_make/* structure */.QK)(all, property.origin, open ?? property.rest);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/json-schema/to-json-schema.js







/** The JSON Schema that the platform's CLI would send: keys and values stand where the author wrote them. */
function toJsonSchema(schema, host, options = {}) {
    const settings = settingsOf(options, host);
    if (settings === undefined) {
        return (0,value_make/* opaque */.OZ)(causeIn(options.toJSONSchemaOptions) ?? 'how schemas are converted is not known', schema.origin);
    }
    const converted = (options.legacy ? convertLegacy : convert)(schema, host, settings);
    return withUi(resolveReferences(converted, host), options.ui);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/parts.js


/** A property of an object-like value; undefined where it is known to be absent. */
function part(value, name) {
    if (value === undefined || value.kind === 'opaque')
        return value;
    const own = value.kind === 'namespace' ? undefined : (0,value_own/* entriesOf */.M)(value);
    const found = value.kind === 'namespace' ? value.get(name, value.origin) : own?.entries.get(name);
    if (found === undefined)
        return own?.rest === undefined ? undefined : (0,value_make/* opaque */.OZ)(own.rest, value.origin);
    return (0,value_make/* isUndefined */.b0)(found.value) ? undefined : found.value;
}
/** A map of named things: without the names that stand for nothing; empty, but open, where it is not known. */
function recordOf(value, origin) {
    if (value === undefined || (0,value_make/* isUndefined */.b0)(value))
        return (0,value_make/* structure */.QK)(new Map(), origin);
    const own = (0,value_own/* entriesOf */.M)(value);
    if (own === undefined)
        return (0,value_make/* structure */.QK)(new Map(), value.origin, (0,value_make/* whyOf */.gf)(value, 'it is not an object'));
    const present = [...own.entries].filter(([, entry]) => !(0,value_make/* isUndefined */.b0)(entry.value));
    return (0,value_make/* structure */.QK)(new Map(present), value.origin, own.rest);
}
/** An object whose names and values all stem from one place. */
function objectAt(origin, values) {
    const entries = Object.entries(values).map(([name, value]) => [
        name,
        { key: origin, value: typeof value === 'string' ? (0,value_make/* literal */.eu)(value, origin) : value },
    ]);
    return (0,value_make/* structure */.QK)(new Map(entries), origin);
}

// EXTERNAL MODULE: ./dist/lib/src/document/module/platform/manifest/sent.js
var sent = __webpack_require__(8870);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/manifest/manifest-of.js






/** What the platform's CLI makes of a definition before it sends it. */
function manifestOf(definition, host, assets) {
    const conversion = { schema: converterOf(definition, host), assets };
    const { props } = definition;
    const entries = new Map();
    for (const [name, shape] of Object.entries(sent/* sent */.t$.parts)) {
        const entry = props.entries.get(name);
        if (entry !== undefined)
            entries.set(name, { key: entry.key, value: manifest_of_convert(entry.value, shape, conversion) });
    }
    fill(entries, sent/* sent */.t$, definition.origin);
    for (const [name, way] of Object.entries(sent/* sentFrom */.B9)) {
        const value = way.reduce(part, props);
        if (value !== undefined)
            entries.set(name, { key: value.origin, value });
    }
    if ((0,facts_by_version/* holds */.v)('interfaces-always-sent', host.sdk) && (0,value_make/* isUndefined */.b0)(entries.get('interfaces')?.value)) {
        entries.set('interfaces', { key: definition.origin, value: (0,value_make/* structure */.QK)(new Map(), definition.origin) });
    }
    // Like the visibility and the address, a version that nothing pins is no part of the definition.
    const sdk = (0,facts_by_version/* holds */.v)('sdk-version-sent', host.sdk) ? host.sdk.exact : undefined;
    if (sdk !== undefined)
        entries.set('sdkVersion', { key: definition.origin, value: (0,value_make/* literal */.eu)(sdk, definition.origin) });
    return (0,value_make/* structure */.QK)(entries, props.origin, props.rest);
}
/** How the schemas of a definition become JSON Schemas. */
function converterOf({ props }, host) {
    const advanced = part(props, '__advanced');
    const flag = part(advanced, 'useLegacyZuiTransformer');
    const legacy = !(0,facts_by_version/* holds */.v)('converter-current', host.sdk) || (flag === undefined ? false : (0,value_make/* truthOf */.D)(flag));
    const toJSONSchemaOptions = part(advanced, 'toJSONSchemaOptions');
    return (schema, owner) => {
        if (legacy === undefined)
            return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(flag ?? schema, ''), schema.origin);
        const ui = part(owner, 'ui');
        return toJsonSchema(schema, host, {
            legacy,
            ...(toJSONSchemaOptions && { toJSONSchemaOptions }),
            ...(ui && { ui }),
        });
    };
}
/** What is sent of a value. */
function manifest_of_convert(value, shape, conversion) {
    if (shape === 'script' || shape === 'base64')
        return conversion.assets[shape](value);
    const own = typeof shape === 'string' || value.kind === 'literal' ? undefined : (0,value_own/* entriesOf */.M)(value);
    if (typeof shape === 'string' || own === undefined)
        return value;
    const entries = new Map();
    for (const [name, entry] of own.entries) {
        const inside = (0,sent/* shapeOf */.F5)(name, shape);
        if (inside !== undefined)
            entries.set(name, { key: entry.key, value: inOwner(entry.value, inside, value, conversion) });
    }
    if ('parts' in shape)
        fill(entries, shape, value.origin);
    return (0,value_make/* structure */.QK)(entries, value.origin, own.rest);
}
const inOwner = (value, shape, owner, conversion) => shape === 'schema' && owner.kind === 'object' ? conversion.schema(value, owner) : manifest_of_convert(value, shape, conversion);
/** Adds what is sent though the author has none. */
function fill(entries, { parts }, origin) {
    for (const [name, shape] of Object.entries(parts)) {
        const isDue = typeof shape !== 'string' && 'always' in shape && (0,value_make/* isUndefined */.b0)(entries.get(name)?.value);
        if (isDue)
            entries.set(name, { key: origin, value: (0,value_make/* structure */.QK)(new Map(), origin) });
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/known/names.js
/**
 * What an author can name of the SDK, as facts: the union over its versions 0.0.11, 0.5.14, 0.6.9, 0.8.20, 0.8.34, 0.10.9,
 * 0.10.10, 0.10.17, 1.0.1, 1.6.3, 2.4.3, 3.1.0, 5.4.3 and 7.2.4. Values are what the packages export when they are
 * imported, types what the compiler API of TypeScript 5 finds in their declarations (`getExportsOfModule`), members of
 * schemas what stands on one of each kind and its prototypes. Before 0.8, `z` was Zod 3 itself.
 */
/** Values and types that `@botpress/sdk` exports. */
const exported = `
  AckFunction ActionDefinition addIssueToContext AdditionalConfigurationDefinition AdditionalProperties agent
  aimodel any AnyZodObject AnyZodTuple array ArrayCardinality ArrayKeys arrayOutputType AsBaseType
  AssertArray AsyncParseReturnType baseObjectInputType baseObjectOutputType BaseType bigint boolean Bot
  BotActionDefinition BotConfigurationDefinition BotContext BotConversationDefinition BotDefinition
  BotDefinitionProps BotEventDefinition BotHandlers botIdHeader BotLogger BotMessageDefinition BotProps
  BotRecurringEventDefinition BotSpecificClient BotStateDefinition BotStateType BotTableDefinition
  BotTagDefinition BotUserDefinition botUserIdHeader BotWorkflowDefinition BoundaryFallbackComponent BRAND
  CatchallInput CatchallOutput CatchFn ChannelDefinition clients coerce ConfigurationDefinition
  configurationHeader configurationTypeHeader conversation createZodEnum cuid2Regex cuidRegex custom
  CustomErrorParams CustomParams datasource date datetimeRegex DefaultBot DefaultComponentDefinitions
  defaultComponentDefinitions defaultErrorMap DefaultIntegration DefaultPlugin DenormalizedError deoptional
  DIRTY discriminatedUnion Effect effect emailRegex EMPTY_PATH EntityDefinition enum EnumLike enumUtil
  EnumValues ErrorBoundary ErrorBoundaryProps ErrorMapCtx errors errorUtil event EventDefinition FilterEnum
  FormError FormValidation fromJsonSchema fromObject function GenericZuiSchema getErrorMap getParsedType
  Handler handlerErrorToHttpResponse Indices infer inferFlattenedErrors inferFormattedError
  InjectedBotHandlers InjectedPluginHandlers InnerTypeOfFunction input InputTypeOfTuple
  InputTypeOfTupleWithRest instanceof Integration IntegrationContext IntegrationDefinition
  IntegrationDefinitionProps integrationIdHeader IntegrationInstance IntegrationLogger IntegrationPackage
  IntegrationProps IntegrationSpecificClient intent InterfaceDeclaration InterfaceDeclarationProps
  InterfaceDefinition InterfaceDefinitionProps InterfacePackage interfaces intersection INVALID ipv4Regex
  ipv6Regex IpVersion isAborted isApiError isAsync isDirty isEmojiRegex IssueData isValid json JSONSchema
  JSONSchema7 JSONSchemaOfType jsonSchemaToZui KeySchema KindToDef knowledgebase late lazy literal makeIssue
  map Maskable mergeObjectSchemas mergeTypes MergeUIComponentDefinitions message MessageDefinition messages
  nan nativeEnum NEVER never noUnrecognized null nullable number OAUTH_IDENTIFIER_HEADER object
  objectInputType objectOutputType ObjectPair objectToZui objectUtil oboolean OfType OK onumber
  operationHeader optional ostring OuterTypeOfFunction output OutputTypeOfTuple OutputTypeOfTupleWithRest
  Package parseBody ParseContext ParseInput ParseInputLazyPath ParseParams ParsePath ParsePathComponent
  ParseResult ParseReturnType ParseStatus partialUtil PassthroughType pipeline Plugin PluginDefinition
  PluginDefinitionProps PluginHandlers PluginPackage PluginProps PluginRuntimeProps preprocess
  PreprocessEffect Primitive processCreateParams ProcessedCreateParams promise quotelessJson RawCreateParams
  readonly record RecordType ref Refinement RefinementCtx RefinementEffect Request Response RuntimeError
  SafeParseError SafeParseReturnType SafeParseSuccess Scalars Schema SecretDefinition serve set setErrorMap
  SomeZodObject StateDefinition strictObject string StringValidation studioComponentDefinitions
  SuperRefinement symbol SyncParseReturnType table tablerow TagDefinition templateLiteral TransformEffect
  transformer transforms tuple typecast typeHeader TypeOf TypescriptGenerationOptions typeToFlattenedError UI
  UIComponentDefinitions ulidRegex undefined union unknown UnknownKeysInputType UnknownKeysOutputType
  UnknownKeysParam UntitledDeclarationError user UserDefinition util uuidRegex Values variable version void
  webhookIdHeader WELL_KNOWN_ATTRIBUTES withErrorBoundary Writeable z ZodAny ZodAnyDef ZodArray ZodArrayDef
  ZodBigInt ZodBigIntCheck ZodBigIntDef ZodBoolean ZodBooleanDef ZodBranded ZodBrandedDef ZodCatch
  ZodCatchDef ZodCustomIssue ZodDate ZodDateCheck ZodDateDef ZodDef ZodDefault ZodDefaultDef
  ZodDiscriminatedUnion ZodDiscriminatedUnionDef ZodDiscriminatedUnionOption ZodEffects ZodEffectsDef ZodEnum
  ZodEnumDef ZodError ZodErrorMap ZodFirstPartySchemaTypes ZodFirstPartyTypeKind ZodFormattedError
  ZodFunction ZodFunctionDef ZodIntersection ZodIntersectionDef ZodInvalidArgumentsIssue ZodInvalidDateIssue
  ZodInvalidEnumValueIssue ZodInvalidIntersectionTypesIssue ZodInvalidLiteralIssue ZodInvalidReturnTypeIssue
  ZodInvalidStringIssue ZodInvalidTypeIssue ZodInvalidUnionDiscriminatorIssue ZodInvalidUnionIssue ZodIssue
  ZodIssueBase ZodIssueCode ZodIssueOptionalMessage ZodLazy ZodLazyDef ZodLiteral ZodLiteralDef ZodMap
  ZodMapDef ZodNaN ZodNaNDef ZodNativeEnum ZodNativeEnumDef ZodNever ZodNeverDef ZodNonEmptyArray
  ZodNotFiniteIssue ZodNotMultipleOfIssue ZodNull ZodNullable ZodNullableDef ZodNullableType ZodNullDef
  ZodNumber ZodNumberCheck ZodNumberDef ZodObject ZodObjectDef ZodOptional ZodOptionalDef ZodOptionalType
  ZodParsedType ZodPipeline ZodPipelineDef ZodPromise ZodPromiseDef ZodRawShape ZodReadonly ZodReadonlyDef
  ZodRecord ZodRecordDef ZodRef ZodRefDef ZodSchema ZodSet ZodSetDef ZodString ZodStringCheck ZodStringDef
  ZodSymbol ZodSymbolDef ZodTemplateLiteral ZodTemplateLiteralDef ZodTemplateLiteralUnsupportedCheckError
  ZodTemplateLiteralUnsupportedTypeError ZodTooBigIssue ZodTooSmallIssue ZodTransformer ZodTuple ZodTupleDef
  ZodTupleItems ZodType ZodTypeAny ZodTypeDef ZodUndefined ZodUndefinedDef ZodUnion ZodUnionDef
  ZodUnionOptions ZodUnknown ZodUnknownDef ZodUnrecognizedKeysIssue ZodUnresolvedReferenceIssue ZodVoid
  ZodVoidDef ZuiComponentMap ZuiForm ZuiFormProps ZuiObjectOrRefSchema ZuiObjectSchema ZuiReactComponent
  ZuiReactComponentProps zuiToJsonSchema
`;
/** Values of `z`: functions, constants, classes. */
const builder = `
  addIssueToContext agent aimodel any array bigint boolean BRAND branded catch coerce conversation
  createZodEnum cuid2Regex cuidRegex custom datasource date datetimeRegex defaultErrorMap DIRTY
  discriminatedUnion downstream effect emailRegex EMPTY_PATH enum ERR errorUtil event fromJsonSchema
  fromObject function getErrorMap getParsedType instanceof intent intersection INVALID ipv4Regex ipv6Regex is
  isAborted isAsync isDirty isEmojiRegex isValid jsonSchemaToZui knowledgebase late lazy literal makeIssue
  map message nan nativeEnum NEVER never null nullable number object objectToZui objectUtil oboolean OK
  onumber optional ostring ParseInputLazyPath ParseStatus pipeline preprocess processCreateParams promise
  quotelessJson readonly record ref Schema set setErrorMap strictObject string symbol table tablerow
  templateLiteral transformer transforms tuple ulidRegex undefined union unknown upstream user util uuidRegex
  variable void ZodAny ZodArray ZodBigInt ZodBoolean ZodBranded ZodCatch ZodDate ZodDefault
  ZodDiscriminatedUnion ZodEffects ZodEnum ZodError ZodFirstPartyTypeKind ZodFunction ZodIntersection
  ZodIssueCode ZodLazy ZodLiteral ZodMap ZodNaN ZodNativeEnum ZodNever ZodNull ZodNullable ZodNumber
  ZodObject ZodOptional ZodParsedType ZodPipeline ZodPromise ZodReadonly ZodRecord ZodRef ZodSchema ZodSet
  ZodString ZodSymbol ZodTemplateLiteral ZodTemplateLiteralUnsupportedCheckError
  ZodTemplateLiteralUnsupportedTypeError ZodTransformer ZodTuple ZodType ZodUndefined ZodUnion ZodUnknown
  ZodVoid zuiKey zuiToJsonSchema
`;
/** Types of `z`, such as `z.infer`. */
const builderTypes = `
  AdditionalProperties AnyZodObject AnyZodTuple ArrayCardinality ArrayKeys arrayOutputType AssertArray
  AsyncParseReturnType baseObjectInputType baseObjectOutputType BRAND CatchallInput CatchallOutput CatchFn
  CustomErrorParams CustomParams DenormalizedError deoptional DirtyEffectReturnType Effect EffectContext
  EffectIssue EffectReturnType EnumLike EnumValues EnumValuesMap ErrorMapCtx FilterEnum GenericZuiSchema
  Indices infer inferFlattenedErrors inferFormattedError InnerTypeOfFunction input InputTypeOfTuple
  InputTypeOfTupleWithRest InvalidEffectReturnType IpVersion IssueData KeySchema KindToDef Maskable
  mergeTypes noUnrecognized objectInputType objectOutputType ObjectPair OfType OuterTypeOfFunction output
  OutputTypeOfTuple OutputTypeOfTupleWithRest ParseContext ParseInput ParseParams ParsePath
  ParsePathComponent ParseResult ParseReturnType PassthroughType PreprocessEffect Primitive
  ProcessedCreateParams RawCreateParams RecordType Refinement RefinementCtx RefinementEffect SafeParseError
  SafeParseReturnType SafeParseSuccess Scalars Schema SomeZodObject StringValidation SuperRefinement
  SyncParseReturnType TransformEffect typecast TypeOf typeToFlattenedError UIComponentDefinitions
  UnknownKeysInputType UnknownKeysOutputType UnknownKeysParam ValidEffectReturnType Values Writeable ZodAny
  ZodAnyDef ZodArray ZodArrayDef ZodBigInt ZodBigIntCheck ZodBigIntDef ZodBoolean ZodBooleanDef ZodBranded
  ZodBrandedDef ZodCatch ZodCatchDef ZodCustomIssue ZodDate ZodDateCheck ZodDateDef ZodDef ZodDefault
  ZodDefaultDef ZodDiscriminatedUnion ZodDiscriminatedUnionDef ZodDiscriminatedUnionOption ZodEffects
  ZodEffectsDef ZodEnum ZodEnumDef ZodError ZodErrorMap ZodFirstPartySchemaTypes ZodFormattedError
  ZodFunction ZodFunctionDef ZodIntersection ZodIntersectionDef ZodInvalidArgumentsIssue ZodInvalidDateIssue
  ZodInvalidEnumValueIssue ZodInvalidIntersectionTypesIssue ZodInvalidLiteralIssue ZodInvalidReturnTypeIssue
  ZodInvalidStringIssue ZodInvalidTypeIssue ZodInvalidUnionDiscriminatorIssue ZodInvalidUnionIssue ZodIssue
  ZodIssueBase ZodIssueCode ZodIssueOptionalMessage ZodLazy ZodLazyDef ZodLiteral ZodLiteralDef ZodMap
  ZodMapDef ZodNaN ZodNaNDef ZodNativeEnum ZodNativeEnumDef ZodNativeType ZodNativeTypeDef ZodNativeTypeName
  ZodNever ZodNeverDef ZodNonEmptyArray ZodNotFiniteIssue ZodNotMultipleOfIssue ZodNull ZodNullable
  ZodNullableDef ZodNullableType ZodNullDef ZodNumber ZodNumberCheck ZodNumberDef ZodObject ZodObjectDef
  ZodOptional ZodOptionalDef ZodOptionalType ZodParsedType ZodPipeline ZodPipelineDef ZodPromise
  ZodPromiseDef ZodRawShape ZodReadonly ZodReadonlyDef ZodRecord ZodRecordDef ZodRef ZodRefDef ZodSchema
  ZodSet ZodSetDef ZodString ZodStringCheck ZodStringDef ZodSymbol ZodSymbolDef ZodTemplateLiteralDef
  ZodTooBigIssue ZodTooSmallIssue ZodTuple ZodTupleDef ZodTupleItems ZodType ZodTypeAny ZodTypeDef
  ZodUndefined ZodUndefinedDef ZodUnion ZodUnionDef ZodUnionOptions ZodUnknown ZodUnknownDef
  ZodUnrecognizedKeysIssue ZodUnresolvedReferenceIssue ZodVoid ZodVoidDef ZuiExtensionObject ZuiMetadata
  ZuiObjectOrRefSchema ZuiObjectSchema
`;
/** `sdk.messages`. */
const messages = `
  defaults markdown markdownBloc
`;
/** `sdk.messages.defaults`. */
const defaults = `
  audio bloc card carousel choice dropdown file image location markdown text video
`;

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/known/schema-members.js
/** Members of schemas, as facts: read as those of `names.ts`. */
/** Members that every schema has. */
const ofEverySchema = `
  and array brand catch clone default dereference describe description disabled displayAs downstream
  getMetadata getReferences hidden isEqual isNullable isOptional mandatory metadata naked nullable nullish
  optional or parse parseAsync pipe placeholder promise readonly refine refinement safeParse safeParseAsync
  setMetadata spa superRefine title toJSONSchema toJsonSchema toTypescript toTypescriptAsync
  toTypescriptSchema toTypescriptType transform typeName ui ~standard
`;
/** Members that schemas of a kind have beside those of every schema, by the function of `z` or the method that makes one. */
const ofSchemas = {
    string: `
  base64 base64url cidr cuid cuid2 date datetime duration email emoji endsWith includes ip isBase64
  isBase64url isCIDR isCUID isCUID2 isDate isDatetime isDuration isEmail isEmoji isIP isNANOID isTime isULID
  isURL isUUID jwt length max maxLength min minLength nanoid nonempty regex secret startsWith time
  toLowerCase toTypescriptTypings toUpperCase trim ulid url uuid ~validate
`,
    number: `
  finite gt gte int isFinite isInt lt lte max maxValue min minValue multipleOf negative nonnegative
  nonpositive positive safe setLimit step toTypescriptTypings ~validate
`,
    bigint: `
  gt gte lt lte max maxValue min minValue multipleOf negative nonnegative nonpositive positive setLimit
  toTypescriptTypings ~validate
`,
    boolean: `
  toTypescriptTypings ~validate
`,
    date: `
  max maxDate min minDate toTypescriptTypings ~validate
`,
    array: `
  element length max min nonempty toTypescriptTypings ~validate
`,
    set: `
  max min nonempty size toTypescriptTypings ~validate
`,
    map: `
  keySchema toTypescriptTypings valueSchema ~validate
`,
    tuple: `
  items rest toTypescriptTypings ~validate
`,
    object: `
  additionalProperties augment catchall deepPartial extend keyof merge nonstrict omit partial passthrough
  pick required setKey shape strict strip toTypescriptTypings ~validate
`,
    record: `
  element keySchema toTypescriptTypings valueSchema ~validate
`,
    union: `
  options toTypescriptTypings ~validate
`,
    discriminatedUnion: `
  discriminator options optionsMap toTypescriptTypings ~validate
`,
    intersection: `
  toTypescriptTypings ~validate
`,
    literal: `
  toTypescriptTypings value ~validate
`,
    enum: `
  Enum enum exclude extract options toTypescriptTypings Values ~validate
`,
    nativeEnum: `
  enum toTypescriptTypings ~validate
`,
    optional: `
  toTypescriptTypings unwrap ~validate
`,
    nullable: `
  toTypescriptTypings unwrap ~validate
`,
    default: `
  removeDefault toTypescriptTypings unwrap ~validate
`,
    catch: `
  removeCatch toTypescriptTypings ~validate
`,
    effects: `
  innerType sourceType toTypescriptTypings ~validate
`,
    lazy: `
  schema toTypescriptTypings ~validate
`,
    promise: `
  toTypescriptTypings unwrap ~validate
`,
    function: `
  args implement parameters returns returnType strictImplement toTypescriptTypings validate ~validate
`,
    branded: `
  toTypescriptTypings unwrap ~validate
`,
    readonly: `
  toTypescriptTypings unwrap ~validate
`,
    pipeline: `
  toTypescriptTypings ~validate
`,
    any: `
  toTypescriptTypings ~validate
`,
    unknown: `
  toTypescriptTypings ~validate
`,
    never: `
  toTypescriptTypings ~validate
`,
    void: `
  toTypescriptTypings ~validate
`,
    null: `
  toTypescriptTypings ~validate
`,
    undefined: `
  toTypescriptTypings ~validate
`,
    nan: `
  toTypescriptTypings ~validate
`,
    symbol: `
  toTypescriptTypings ~validate
`,
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/known/known-names.js



const named = (text) => text.trim().split(/\s+/);
/** What `@botpress/sdk` has ever exported, values and types. */
const knownExports = () => named(exported);
const isKnownExport = (name) => knownExports().includes(name);
/**
 * All members that an owner has ever had. Of `schema` those of schemas of any kind; with a kind, by the function of `z`
 * that makes it (`string`, `object`, …), those of that kind alone.
 */
function knownMembers(owner, kind) {
    if (owner !== 'schema')
        return named(known_names_members[owner]);
    const kinds = kind === undefined ? Object.values(ofSchemas) : [(0,objects/* ownOf */._t)(ofSchemas, kind) ?? ''];
    return [...new Set([ofEverySchema, ...kinds].flatMap(named))].filter((name) => name !== '');
}
const known_names_members = { z: builder, 'z types': builderTypes, messages: messages, 'messages.defaults': defaults };

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/known/unheard-of.js



const nearly = (name, known) => (0,closest/* didYouMean */.a)((0,closest/* closest */.k)(name, known));
const owners = {
    z: '`z`',
    schema: 'A schema',
    messages: '`messages`',
    'messages.defaults': '`messages.defaults`',
};
/** What to say of a member that no version of the SDK has; undefined where one has it. */
function unheardOf(owner, name) {
    const known = knownMembers(owner);
    if (known.includes(name) || (owner === 'z' && knownMembers('z types').includes(name)))
        return undefined;
    // What every object has is no member of its own.
    if (name in Object.prototype)
        return undefined;
    return { id: 'member-missing', message: `${owners[owner]} has no \`${name}\`.${nearly(name, known)}` };
}
/** The value of a member that is not read: a mistake where no version of the SDK has it. */
function unreadMember(owner, name, why, origin, caller) {
    const said = unheardOf(owner, name);
    if (said !== undefined)
        caller.note({ ...said, why, at: origin });
    return (0,value_make/* opaque */.OZ)(why, origin);
}
/** What to say of an export of the SDK that no version of it has; undefined where one has it, if only for its type. */
function unheardOfExport(name) {
    const known = knownExports();
    if (known.includes(name) || name === 'default')
        return undefined;
    return { id: 'export-missing', message: `\`@botpress/sdk\` exports no \`${name}\`.${nearly(name, known)}` };
}
/** The value of an export of the SDK that is not read: a mistake where no version of it exports it. */
function unreadExport(name, why, origin, caller) {
    const said = unheardOfExport(name);
    if (said !== undefined)
        caller.note({ ...said, why, at: origin });
    return (0,value_make/* opaque */.OZ)(why, origin);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/methods/method.js




/** The members of all schemas. */
const ofAll = (members) => (receiver, name) => method_find(members, receiver, name);
/** The members of some kinds of schemas. */
const ofKinds = (kinds, members) => ({ node, ...rest }, name) => isOf(node, kinds) ? method_find(members, { node, ...rest }, name) : undefined;
const isOf = (node, kinds) => kinds.some((kind) => kind === node.kind);
function method_find({ getters, methods }, receiver, name) {
    const getter = (0,objects/* ownOf */._t)(getters, name);
    if (getter !== undefined)
        return getter(receiver);
    const method = (0,objects/* ownOf */._t)(methods, name);
    const { host } = receiver.node;
    const cost = (args) => costOfSaid(receiver.node) + costOfAll(args);
    return (method &&
        (0,value_make/* callable */.J8)(receiver.key, (args, origin) => overspent(host, cost(args), origin) ?? method(receiver, args, origin)));
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/methods/checks.js



const checks_adding = (constraints) => ({ node, key }, args, origin) => {
    const added = constraints.map(([kind, limit]) => {
        const given = limit === undefined ? args : [(0,value_make/* literal */.eu)(limit, origin)];
        return { kind, args: given, key, origin };
    });
    return asValue({ ...node, checks: [...node.checks, ...added] }, origin);
};
const checks_methods = (table) => ({
    methods: Object.fromEntries(Object.entries(table).map(([name, constraints]) => [name, checks_adding(constraints)])),
});
/** Methods whose check goes by the method's own name. */
const ownName = (...names) => Object.fromEntries(names.map((name) => [name, [[name]]]));
const checks_limits = {
    min: [['minimum']],
    gte: [['minimum']],
    gt: [['exclusiveMinimum']],
    max: [['maximum']],
    lte: [['maximum']],
    lt: [['exclusiveMaximum']],
    positive: [['exclusiveMinimum', 0]],
    nonnegative: [['minimum', 0]],
    negative: [['exclusiveMaximum', 0]],
    nonpositive: [['maximum', 0]],
    multipleOf: [['multipleOf']],
};
const checks = [
    ofKinds(['string'], checks_methods({
        ...ownName('min', 'max', 'length', 'email', 'url', 'emoji', 'uuid', 'cuid', 'cuid2', 'ulid', 'ip', 'datetime'),
        ...ownName('regex', 'includes', 'startsWith', 'endsWith', 'trim', 'toLowerCase', 'toUpperCase'),
        nonempty: [['min', 1]],
    })),
    ofKinds(['number'], checks_methods({
        ...checks_limits,
        ...ownName('int', 'finite'),
        step: [['multipleOf']],
        safe: [
            ['minimum', Number.MIN_SAFE_INTEGER],
            ['maximum', Number.MAX_SAFE_INTEGER],
        ],
    })),
    ofKinds(['bigint'], checks_methods(checks_limits)),
    ofKinds(['date'], checks_methods(ownName('min', 'max'))),
    ofKinds(['array'], checks_methods({ ...ownName('min', 'max', 'length'), nonempty: [['min', 1]] })),
    ofKinds(['set'], checks_methods({ ...ownName('min', 'max'), size: [['min'], ['max']], nonempty: [['min', 1]] })),
];

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/builders/builder.js


const argument = (args, index, origin) => args[index] ?? (0,value_make/* opaque */.OZ)(noArgument, origin);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/dereference.js



/** Kinds that hold no schemas: only these stay the very schemas that they are. */
const dereference_single = new Set([
    'string',
    'number',
    'bigint',
    'boolean',
    'date',
    'any',
    'unknown',
    'never',
    'void',
    'null',
    'undefined',
    'symbol',
    'nan',
    'literal',
    'enum',
    'nativeEnum',
]);
/** The schema with each `z.ref(name)` replaced by the schema of that name, where there is one. */
function dereference(value, named) {
    if (!isSchema(value))
        return value;
    const node = value.schema;
    if (node.kind === 'ref')
        return dereference_referent(node.given, named) ?? value;
    if (dereference_single.has(node.kind))
        return value;
    const parts = remaking(node, () => mapParts(node, (part) => dereference(part, named)));
    return asValue({ ...node, parts }, value.origin);
}
function dereference_referent(given, { entries, rest }) {
    const name = (0,value_make/* stringOf */.Je)(given);
    if (name === undefined)
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(given, 'this reference has no name'), given.origin);
    return entries.get(name)?.value ?? (rest === undefined ? undefined : (0,value_make/* opaque */.OZ)(rest, given.origin));
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/methods/common.js











/** Wrappers that take over what the schema says about itself. */
const inheriting = (kind) => ({ node, self }, _, origin) => build(node.host, { kind }, roles({ inner: self }), origin, inherited(node.metadata));
const plain = (kind) => ({ node, self }, _, origin) => build(node.host, { kind }, roles({ inner: self }), origin);
/** Makers of schemas that once took over what the schema says about itself, and no longer do. */
const formerly = ({ node }) => (isFormer(node.host) ? inherited(node.metadata) : {});
const formerlyInheriting = (kind) => (receiver, _, origin) => build(receiver.node.host, { kind }, roles({ inner: receiver.self }), origin, formerly(receiver));
const nullish = (receiver, args, origin) => {
    const self = inheriting('nullable')(receiver, args, origin);
    return isSchema(self) ? inheriting('optional')({ ...receiver, node: self.schema, self }, args, origin) : self;
};
const asking = (value) => ({ node, self }, _, origin) => {
    const { answer, why } = accepts(self, (0,value_make/* literal */.eu)(value, origin), node.host);
    return answer === undefined
        ? (0,value_make/* opaque */.OZ)(why ?? 'what this schema accepts is not known', origin)
        : (0,value_make/* literal */.eu)(answer, origin);
};
/** The members that any schema has, those that speak of its metadata aside. */
const common = ofAll({
    methods: {
        optional: inheriting('optional'),
        nullable: inheriting('nullable'),
        promise: inheriting('promise'),
        nullish,
        array: ({ node, self }, _, origin) => build(node.host, { kind: 'array', checks: [] }, roles({ element: self }), origin, inherited(node.metadata)),
        or: (receiver, args, origin) => {
            const parts = roles({ 0: receiver.self, 1: argument(args, 0, origin) });
            return build(receiver.node.host, { kind: 'union' }, parts, origin, formerly(receiver));
        },
        and: (receiver, args, origin) => {
            const parts = roles({ left: receiver.self, right: argument(args, 0, origin) });
            return build(receiver.node.host, { kind: 'intersection' }, parts, origin, formerly(receiver));
        },
        pipe: ({ node, self }, args, origin) => build(node.host, { kind: 'pipeline' }, roles({ in: self, out: argument(args, 0, origin) }), origin),
        default: (receiver, args, origin) => {
            const given = argument(args, 0, origin);
            return build(receiver.node.host, { kind: 'default', given }, roles({ inner: receiver.self }), origin, formerly(receiver));
        },
        catch: formerlyInheriting('catch'),
        brand: formerlyInheriting('branded'),
        transform: formerlyInheriting('downstream'),
        readonly: plain('readonly'),
        refine: plain('downstream'),
        superRefine: plain('downstream'),
        refinement: plain('downstream'),
        downstream: plain('downstream'),
        clone: ({ node }, _, origin) => asValue(clone(node), origin),
        naked: ({ node, self }, _, origin) => {
            const root = rootOf(node);
            return root ? asValue(root, origin) : (0,value_make/* opaque */.OZ)(causeIn(self) ?? 'the schema inside is not known', origin);
        },
        mandatory: ({ self }) => mandatory(self),
        dereference: ({ self }, [named]) => dereference(self, fieldsOf(named)),
        isOptional: asking(undefined),
        isNullable: asking(null),
    },
});

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/methods/contents.js









const getting = (role) => ({ node }) => schema_partOf(node, role);
const calling = (role) => ({ node }) => schema_partOf(node, role);
const given = ({ node }) => givenOf(node);
const options = ({ node, key }) => (0,value_make/* list */.p_)(itemsOf(node), key, partsOf(node).rest);
/** The strings of an enum, each under its own name. */
const contents_members = ({ node, key }) => {
    const values = givenOf(node);
    if (values.kind !== 'array')
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(values, 'the values of this enum are not known'), key);
    const unpaid = overspent(node.host, costOf(values), key);
    if (unpaid !== undefined)
        return unpaid;
    const entries = new Map();
    for (const item of values.items) {
        const name = (0,value_make/* stringOf */.Je)(item);
        if (name === undefined)
            return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(item, 'a value of this enum is not known'), key);
        entries.set(name, { key: item.origin, value: item });
    }
    return (0,value_make/* structure */.QK)(entries, key, values.rest);
};
const narrowed = (node, values, params, origin) => build(node.host, { kind: 'enum', given: values }, noParts, origin, {
    ...inherited(node.metadata),
    ...metadataOf(params),
});
const extract = ({ node }, args, origin) => narrowed(node, argument(args, 0, origin), args[1], origin);
const exclude = ({ node }, args, origin) => {
    const excluded = argument(args, 0, origin);
    const values = givenOf(node);
    const isKnown = values.kind === 'array' && isListed(values) && excluded.kind === 'array' && isListed(excluded);
    if (!isKnown) {
        const why = causeIn(excluded, values) ?? 'which values are excluded is not known';
        return narrowed(node, (0,value_make/* opaque */.OZ)(why, origin), args[1], origin);
    }
    const names = new Set(excluded.items.map(value_make/* stringOf */.Je));
    const kept = values.items.filter((item) => !names.has((0,value_make/* stringOf */.Je)(item)));
    return narrowed(node, (0,value_make/* list */.p_)(kept, values.origin), args[1], origin);
};
const isListed = ({ items, rest }) => rest === undefined && items.every((item) => (0,value_make/* stringOf */.Je)(item) !== undefined);
const rest = ({ node }, args, origin) => {
    const { entries, rest: more } = partsOf(node);
    const items = new Map([...entries].filter(([name]) => name !== 'rest'));
    const [last] = args;
    if (last !== undefined && !(0,value_make/* isUndefined */.b0)(last))
        items.set('rest', { key: origin, value: last });
    return build(node.host, { kind: 'tuple' }, withRest(items, more), origin, node.metadata);
};
/** What stands behind all functions around it. */
const sourceType = ({ node }) => {
    let source = node;
    let inner = schema_partOf(node, 'inner');
    while (source?.kind === 'upstream' || source?.kind === 'downstream') {
        inner = schema_partOf(source, 'inner');
        source = nodeOf(inner);
    }
    return inner;
};
const itself = ({ node }, _, origin) => asValue(node, origin);
/** What schemas say of the schemas and values inside them. */
const contents = [
    ofKinds(['optional', 'nullable', 'branded', 'readonly', 'promise', 'default'], {
        methods: { unwrap: calling('inner') },
    }),
    ofKinds(['default'], { methods: { removeDefault: calling('inner') } }),
    ofKinds(['catch'], { methods: { removeCatch: calling('inner') } }),
    ofKinds(['upstream', 'downstream'], { methods: { innerType: calling('inner'), sourceType } }),
    ofKinds(['lazy'], { getters: { schema: getting('inner') } }),
    ofKinds(['array'], { getters: { element: getting('element') } }),
    ofKinds(['record', 'map'], { getters: { keySchema: getting('key'), valueSchema: getting('value') } }),
    ofKinds(['record'], { getters: { element: getting('value') } }),
    ofKinds(['tuple'], { getters: { items: options }, methods: { rest } }),
    ofKinds(['union', 'discriminatedUnion'], { getters: { options } }),
    ofKinds(['discriminatedUnion'], { getters: { discriminator: given } }),
    ofKinds(['literal'], { getters: { value: given } }),
    ofKinds(['nativeEnum'], { getters: { enum: given } }),
    ofKinds(['enum'], {
        getters: { options: given, enum: contents_members, Enum: contents_members, Values: contents_members },
        methods: { extract, exclude },
    }),
    ofKinds(['function'], { methods: { args: itself, returns: itself } }),
];

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/methods/metadata.js








/** Adds one entry to `x-zui`, under the method's own name. */
const noting = (name, value, on) => ({ node, key }, args, origin) => {
    const entry = { key, value: value(args, origin) };
    return asValue(annotate(node, { entries: new Map([[name, entry]]) }, on), origin);
};
const metadata_text = (args, origin) => args[0] ?? (0,value_make/* literal */.eu)(undefined, origin);
/** A function becomes its source text, which the platform's bundler rewrites before. */
const flag = (args, origin) => {
    const [value] = args;
    if (value === undefined || (0,value_make/* isUndefined */.b0)(value))
        return (0,value_make/* literal */.eu)(true, origin);
    return value.kind === 'function' ? (0,value_make/* opaque */.OZ)('the text of a function after bundling', value.origin) : value;
};
function displayed(args, origin) {
    const options = argument(args, 0, origin);
    const { entries, rest } = fieldsOf(options);
    const member = (name) => entries.get(name)?.value ??
        (rest === undefined ? (0,value_make/* literal */.eu)(undefined, options.origin) : (0,value_make/* opaque */.OZ)(rest, options.origin));
    return (0,value_make/* list */.p_)([member('id'), member('params')], options.origin);
}
function noted(node, origin) {
    const root = rootOf(node);
    const { entries, rest } = root
        ? (root.metadata.ui ?? noParts)
        : { entries: noParts.entries, rest: causeIn(asValue(node, origin)) ?? 'the schema inside is not known' };
    return (0,value_make/* structure */.QK)(entries, origin, rest);
}
const metadata = ofAll({
    getters: {
        description: ({ node, key }) => descriptionOf(node)?.value ?? (0,value_make/* literal */.eu)(undefined, key),
        ui: ({ node, key }) => noted(node, key),
    },
    methods: {
        describe: ({ node, key }, args, origin) => asValue(describe(node, { key, value: metadata_text(args, origin) }), origin),
        title: noting('title', metadata_text),
        placeholder: noting('placeholder', metadata_text),
        hidden: noting('hidden', flag),
        disabled: noting('disabled', flag),
        displayAs: noting('displayAs', displayed, 'self'),
        metadata: ({ node }, args, origin) => asValue(annotate(node, fieldsOf(argument(args, 0, origin)), 'self'), origin),
        getMetadata: ({ node }, _, origin) => noted(node, origin),
    },
});
const secrecy = ofKinds(['string'], {
    methods: {
        secret: ({ node, key }, _, origin) => asValue(asSecret(node, key, origin), origin),
    },
});

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/deep-partial.js



/** The schema with the properties of all objects in it optional, as far as the platform looks for objects. */
function deepPartial(value) {
    if (!isSchema(value))
        return value;
    const node = value.schema;
    const inner = () => mapParts(node, deepPartial);
    switch (node.kind) {
        case 'object':
            return asValue({ ...node, parts: once(() => mapParts(node, (part) => asOptional(part, node))) }, value.origin);
        case 'array':
            return asValue({ ...node, parts: once(inner) }, value.origin);
        case 'optional':
        case 'nullable':
        case 'tuple':
            return asValue({ ...node, metadata: {}, parts: once(() => withoutLast(inner())) }, value.origin);
        default:
            return value;
    }
}
/** What a tuple says of further items is not kept. */
const withoutLast = ({ entries, rest }) => withRest(new Map([...entries].filter(([name]) => name !== 'rest')), rest);
function asOptional(part, { host }) {
    const inner = deepPartial(part);
    return build(host, { kind: 'optional' }, roles({ inner }), part.origin);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/methods/object.js









const reshaped = ({ host, unknownKeys, metadata }, parts, origin) => build(host, { kind: 'object', unknownKeys }, parts, origin, metadata);
const closing = (unknownKeys) => ({ node }, _, origin) => build(node.host, { kind: 'object', unknownKeys }, partsOf(node), origin, node.metadata);
const extend = ({ node }, args, origin) => reshaped(node, overlay(partsOf(node), fieldsOf(argument(args, 0, origin))), origin);
/** Nothing of what the first object says about itself is kept. */
const merge = ({ node }, args, origin) => {
    const other = argument(args, 0, origin);
    const merging = nodeOf(other);
    if (merging?.kind === 'object') {
        return build(node.host, { kind: 'object', unknownKeys: merging.unknownKeys }, overlay(partsOf(node), partsOf(merging)), origin);
    }
    const why = (0,value_make/* whyOf */.gf)(other, 'this is not an object schema');
    const unknown = { entries: new Map(), rest: why };
    return build(node.host, { kind: 'object', unknownKeys: (0,value_make/* opaque */.OZ)(why, origin) }, overlay(partsOf(node), unknown), origin);
};
const setKey = ({ node }, args, origin) => {
    const name = argument(args, 0, origin);
    const text = (0,value_make/* stringOf */.Je)(name);
    const entry = { key: name.origin, value: argument(args, 1, origin) };
    const added = text === undefined
        ? { entries: new Map(), rest: (0,value_make/* whyOf */.gf)(name, 'this key is not a string') }
        : { entries: new Map([[text, entry]]) };
    return reshaped(node, overlay(partsOf(node), added), origin);
};
/** Properties in the order of the mask. Those that may be missing count as such that there may be besides. */
const pick = ({ node }, args, origin) => {
    const mask = argument(args, 0, origin);
    const { entries: asked, rest } = fieldsOf(mask);
    const shape = partsOf(node);
    const isPicked = maskOf(mask);
    const picked = new Map();
    let more = rest;
    for (const name of asked.keys()) {
        const found = shape.entries.get(name);
        const flag = isPicked(name);
        if (flag === false || name === '__proto__')
            continue;
        if (found !== undefined && flag === true)
            picked.set(name, found);
        else if (found !== undefined)
            more = causeIn(mask) ?? 'whether a property is picked is not known';
        else
            more ??= name in Object.prototype ? 'every object inherits a property that is picked' : shape.rest;
    }
    return reshaped(node, withRest(picked, more), origin);
};
const omit = ({ node }, args, origin) => {
    const mask = argument(args, 0, origin);
    const isOmitted = maskOf(mask);
    const { entries, rest } = partsOf(node);
    const kept = new Map();
    let more = rest;
    for (const [name, entry] of entries) {
        const flag = isOmitted(name);
        if (flag === false)
            kept.set(name, entry);
        else if (flag === undefined)
            more ??= causeIn(mask) ?? 'whether a property is omitted is not known';
    }
    return reshaped(node, withRest(kept, more), origin);
};
/** Changes all properties, or those that the mask names. */
const changing = (change) => ({ node }, [mask], origin) => {
    const isChanged = mask === undefined || (0,value_make/* isUndefined */.b0)(mask) ? () => true : maskOf(mask);
    const { entries, rest } = partsOf(node);
    const changed = new Map();
    for (const [name, entry] of entries) {
        const flag = isChanged(name);
        if (name === '__proto__')
            continue;
        if (flag === true)
            changed.set(name, { key: entry.key, value: change(entry.value, origin, node) });
        else if (flag === false)
            changed.set(name, entry);
        else
            changed.set(name, obscured(entry, causeIn(mask) ?? 'whether this property is named is not known'));
    }
    return reshaped(node, withRest(changed, rest), origin);
};
function object_asOptional(value, origin, { host }) {
    const metadata = inherited(nodeOf(value)?.metadata ?? {});
    return moved(build(host, { kind: 'optional' }, roles({ inner: value }), origin, metadata), value.origin);
}
function asRequired(value) {
    const node = nodeOf(value);
    return node?.kind === 'optional' ? asRequired(schema_partOf(node, 'inner')) : value;
}
function object_others({ node }, _, origin) {
    const kinds = { strict: 'never', passthrough: 'any' };
    if (node.unknownKeys === 'strip')
        return (0,value_make/* literal */.eu)(undefined, origin);
    return typeof node.unknownKeys === 'string'
        ? build(node.host, { kind: kinds[node.unknownKeys] }, noParts, origin)
        : node.unknownKeys;
}
const keyof = ({ node }, _, origin) => {
    const { entries, rest } = partsOf(node);
    const names = [...(0,value_make/* inOrder */.al)(entries)].map(([name, { key }]) => (0,value_make/* literal */.eu)(name, key));
    return build(node.host, { kind: 'enum', given: (0,value_make/* list */.p_)(names, origin, rest) }, noParts, origin);
};
const object_objects = ofKinds(['object'], {
    getters: {
        shape: ({ node, key }) => {
            const { entries, rest } = partsOf(node);
            return (0,value_make/* structure */.QK)(entries, key, rest);
        },
    },
    methods: {
        extend,
        augment: extend,
        merge,
        setKey,
        pick,
        omit,
        partial: changing(object_asOptional),
        required: changing(asRequired),
        deepPartial: ({ node, self }, _, origin) => isFormer(node.host) ? deepPartial(self) : (0,value_make/* opaque */.OZ)('the platform no longer has `.deepPartial()`', origin),
        strict: closing('strict'),
        strip: closing('strip'),
        passthrough: closing('passthrough'),
        nonstrict: closing('passthrough'),
        catchall: ({ node }, args, origin) => build(node.host, { kind: 'object', unknownKeys: argument(args, 0, origin) }, partsOf(node), origin, node.metadata),
        additionalProperties: object_others,
        keyof,
    },
});

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/methods/schema-member.js






const lookups = [metadata, common, ...checks, object_objects, secrecy, ...contents];
/** A property or a method of a schema. `origin` is the name. */
function schemaMember(self, name, origin) {
    const receiver = { node: self.schema, self, key: origin };
    for (const lookup of lookups) {
        const found = lookup(receiver, name);
        if (found !== undefined)
            return found;
    }
    return unreadMember('schema', name, `\`.${name}\` of a schema is not read`, origin, self.schema.host);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/host.js

const sdkHost = (sdk, caller) => ({
    sdk,
    member: schemaMember,
    call: (fn, args, origin) => caller.call(fn, args, origin),
    note: (mistake) => caller.note(mistake),
    spend: (steps) => caller.spend(steps),
});

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/known/sayable.js



/**
 * What a schema can say of its display, with the version that brought it: `.title('…')` and the like came with the SDK's
 * own builder of schemas (packages/sdk/src/zui.ts); of the packages that were read, 0.8.20 has no `.secret()` and 0.8.34
 * has.
 */
const sayable_hints = { secret: '0.8.34' };
const firstHints = '0.8.0';
/**
 * Whether an author's SDK has a way to say what stands at a path of the manifest. True for what nothing is known of: it is
 * not held against the path.
 */
function isSayable(path, sdk) {
    const names = path.map(String);
    const isSchema = (name, index) => name === 'schema' && knownKeys(names.slice(0, index + 1), sdk) === undefined;
    const schema = names.findIndex(isSchema);
    if (!isKnownKey(schema < 0 ? names : names.slice(0, schema), sdk))
        return false;
    const hint = schema < 0 ? -1 : names.lastIndexOf('x-zui');
    return hint < 0 || (0,sdk_version/* isFrom */.L$)(sdk, (0,objects/* ownOf */._t)(sayable_hints, names[hint + 1] ?? '') ?? firstHints);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/builders/compound.js







const compound_object = (unknownKeys) => ([shape, params], origin, host) => {
    expectObject(shape, origin, host);
    return build(host, { kind: 'object', unknownKeys }, fieldsOf(shape), origin, metadataOf(params));
};
const many = (kind) => ([schemas, params], origin, host) => {
    expectList(schemas, `z.${kind}`, host);
    return build(host, { kind }, itemFields(schemas), origin, metadataOf(params));
};
const each = (kind) => (args, origin, host) => {
    expectArgument(args[0], origin, host);
    return build(host, { kind, checks: [] }, roles({ element: argument(args, 0, origin) }), origin, metadataOf(args[1]));
};
const pair = (kind, first, second) => (args, origin, host) => {
    const parts = roles({ [first]: argument(args, 0, origin), [second]: argument(args, 1, origin) });
    return build(host, { kind }, parts, origin, kind === 'pipeline' ? {} : metadataOf(args[2]));
};
/** With one schema it is that of the values; with two, the first is that of the keys. */
const compound_record = (args, origin, host) => {
    const [first = (0,value_make/* opaque */.OZ)(noArgument, origin), second, third] = args;
    if (isSchema(second))
        return compound_recordOf(host, first, second, metadataOf(third), origin);
    const metadata = metadataOf(second);
    if (second === undefined || second.kind === 'object' || (0,value_make/* isUndefined */.b0)(second)) {
        return compound_recordOf(host, build(host, { kind: 'string', checks: [] }, noParts, origin), first, metadata, origin);
    }
    return compound_recordOf(host, (0,value_make/* opaque */.OZ)('this may be the schema of the values', origin), second, metadata, origin);
};
const compound_recordOf = (host, key, value, metadata, origin) => build(host, { kind: 'record' }, roles({ key, value }), origin, metadata);
const compound = {
    object: compound_object('strip'),
    strictObject: compound_object('strict'),
    array: each('array'),
    set: each('set'),
    union: many('union'),
    tuple: many('tuple'),
    discriminatedUnion: (args, origin, host) => {
        const [, schemas, params] = args;
        expectList(schemas, "z.discriminatedUnion('type', …)", host);
        const given = argument(args, 0, origin);
        return build(host, { kind: 'discriminatedUnion', given }, itemFields(schemas), origin, metadataOf(params));
    },
    record: compound_record,
    map: pair('map', 'key', 'value'),
    intersection: pair('intersection', 'left', 'right'),
    pipeline: pair('pipeline', 'in', 'out'),
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/builders/simple.js






const bare = (kind) => ([params], origin, host) => build(host, { kind }, noParts, origin, metadataOf(params));
const checked = (kind) => ([params], origin, host) => {
    const asked = fieldsOf(params).entries.get('coerce')?.value;
    const coerce = asked === undefined || (0,value_make/* truthOf */.D)(asked) === false ? {} : { coerce: asked };
    return build(host, { kind, checks: [], ...coerce }, noParts, origin, metadataOf(params, kind === 'string'));
};
const simple_coerced = (kind) => ([params], origin, host) => build(host, { kind, checks: [], coerce: (0,value_make/* literal */.eu)(true, origin) }, noParts, origin, metadataOf(params, kind === 'string'));
const simple_given = (kind) => (args, origin, host) => {
    const metadata = kind === 'ref' ? {} : metadataOf(args[1]);
    if (kind === 'enum' && args[0]?.kind === 'literal')
        expectList(args[0], 'z.enum', host);
    return build(host, { kind, given: argument(args, 0, origin) }, noParts, origin, metadata);
};
const simple = {
    any: bare('any'),
    unknown: bare('unknown'),
    never: bare('never'),
    void: bare('void'),
    null: bare('null'),
    undefined: bare('undefined'),
    symbol: bare('symbol'),
    nan: bare('nan'),
    string: checked('string'),
    number: checked('number'),
    boolean: checked('boolean'),
    bigint: checked('bigint'),
    date: checked('date'),
    literal: simple_given('literal'),
    enum: simple_given('enum'),
    nativeEnum: simple_given('nativeEnum'),
    ref: simple_given('ref'),
    function: (args, origin, host) => build(host, { kind: 'function' }, noParts, origin, metadataOf(args[2])),
};
/** The members of `z.coerce`. */
const coercing = {
    string: simple_coerced('string'),
    number: simple_coerced('number'),
    boolean: simple_coerced('boolean'),
    bigint: simple_coerced('bigint'),
    date: simple_coerced('date'),
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/builders/wrapping.js





/** `schema` and `params` say which arguments they are. */
const around = (kind, schema, params) => (args, origin, host) => {
    const metadata = params === undefined ? {} : metadataOf(args[params]);
    return build(host, { kind }, roles({ inner: argument(args, schema, origin) }), origin, metadata);
};
/** The getter is called whenever somebody looks: it may name what is defined later, or make a new schema each time. */
const lazy = (args, origin, host) => {
    const getter = argument(args, 0, origin);
    const parts = () => roles({ inner: host.call(getter, [], origin) });
    return asValue({ kind: 'lazy', host, origin, parts, depth: 1, metadata: metadataOf(args[1]) }, origin);
};
/** `z.custom()` without a check accepts anything and is no effect. */
const custom = ([check], origin, host) => {
    const any = build(host, { kind: 'any' }, noParts, origin);
    if (check === undefined || (0,value_make/* isUndefined */.b0)(check))
        return any;
    if (check.kind === 'opaque')
        return (0,value_make/* opaque */.OZ)(check.why, origin);
    return build(host, { kind: 'downstream' }, roles({ inner: any }), origin);
};
const wrapping = {
    optional: around('optional', 0, 1),
    nullable: around('nullable', 0, 1),
    readonly: around('readonly', 0, 1),
    promise: around('promise', 0, 1),
    branded: around('branded', 0),
    catch: around('catch', 0, 2),
    preprocess: around('upstream', 1, 2),
    upstream: around('upstream', 1, 2),
    downstream: around('downstream', 0, 2),
    effect: around('downstream', 0, 2),
    transformer: around('downstream', 0, 2),
    default: (args, origin, host) => build(host, { kind: 'default', given: argument(args, 1, origin) }, roles({ inner: argument(args, 0, origin) }), origin, metadataOf(args[2])),
    lazy,
    custom,
    instanceof: (_, origin, host) => build(host, { kind: 'downstream' }, roles({ inner: build(host, { kind: 'any' }, noParts, origin) }), origin),
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/builders/builder-member.js







const builders = new Map(Object.entries({ ...simple, ...compound, ...wrapping }));
/** What came with the sixth major version of the SDK, and what went. */
const later = new Set(['branded', 'catch', 'upstream', 'downstream']);
const earlier = new Set(['effect', 'transformer']);
const isOfAnotherTime = (name, host) => (isFormer(host) ? later : earlier).has(name);
/** What a property of `z` is. `origin` is the name. */
function builderMember(name, origin, host) {
    if (name === 'coerce') {
        const members = Object.entries(coercing).map(([kind, builder]) => [
            kind,
            { key: origin, value: asFunction(builder, origin, host) },
        ]);
        return (0,value_make/* structure */.QK)(new Map(members), origin);
    }
    if (isOfAnotherTime(name, host))
        return (0,value_make/* opaque */.OZ)(`this version of the SDK has no \`z.${name}\``, origin);
    const builder = builders.get(name);
    if (builder)
        return asFunction(builder, origin, host);
    return unreadMember('z', name, `\`z.${name}\` is not read`, origin, host);
}
const asFunction = (builder, origin, host) => (0,value_make/* callable */.J8)(origin, (args, call) => overspent(host, costOfAll(args), call) ?? builder(args, call, host));

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/builder.js



/** The namespace `z`. */
const builderNamespace = (origin, host) => ({
    kind: 'namespace',
    get: (name, place) => ({
        key: place,
        value: name === 'z' ? builderNamespace(place, host) : builderMember(name, place, host),
    }),
    names: () => undefined,
    origin,
});
/** What a package of the builder exports: `z` itself under several names, and each of its functions. */
const builderImport = (name, origin, host) => name === 'z' || name === 'default' || name === '*'
    ? builderNamespace(origin, host)
    : builderMember(name, origin, host);
/** `z.NAME('argument')`. */
const builderCall = (name, argument, origin, host) => host.call(builderMember(name, origin, host), [(0,value_make/* literal */.eu)(argument, origin)], origin);
/** A schema of the SDK's own, as if it were written at the place that names it. */
function schemaOf(shape, origin, host) {
    const build = (name, ...args) => host.call(builderMember(name, origin, host), args, origin);
    const inner = (part) => schemaOf(part, origin, host);
    if (typeof shape === 'string')
        return fieldOf(shape, build, origin, host);
    if ('fields' in shape) {
        const fields = Object.entries(shape.fields).map(([name, part]) => [
            name,
            { key: origin, value: inner(part) },
        ]);
        return build('object', (0,value_make/* structure */.QK)(new Map(fields), origin));
    }
    if ('each' in shape)
        return build('array', inner(shape.each));
    if ('anyOf' in shape)
        return build('union', (0,value_make/* list */.p_)(shape.anyOf.map(inner), origin));
    if ('const' in shape)
        return build('literal', (0,value_make/* literal */.eu)(shape.const, origin));
    return build('enum', (0,value_make/* list */.p_)(shape.enum.map((value) => (0,value_make/* literal */.eu)(value, origin)), origin));
}
function fieldOf(shape, build, origin, host) {
    const then = (value, name, ...args) => host.call(memberOf(value, name, origin, host), args, origin);
    const base = build(shape === 'number' ? 'number' : 'string');
    const filled = shape.startsWith('text') ? then(base, 'min', (0,value_make/* literal */.eu)(1, origin)) : base;
    return shape.endsWith('?') ? then(filled, 'optional') : filled;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/included/facts.js
/**
 * The interfaces that the SDK's versions 0.8.30 to 0.11 export as `interfaces`, as facts: read from
 * `packages/sdk/src/interfaces/` of the platform's public repository at each version that changed them, and from the
 * packages 0.8.34, 0.10.9 and 0.10.17.
 */
/**
 * Each schema once, in JSON: the calls that make it, first that of the builder (`["string"]`,
 * `["object",{"id":[["string"]]}]`), then its methods (`["describe","…"]`).
 */
const schemaTexts = [
    '[["object",{"model":[["string"],["describe","Model to use for content generation"]],"systemPrompt":[["string"],["optional"],["describe","Optional system prompt to guide the model"]],"messages":[["array",[["object",{"role":[["enum",["user","assistant"]]],"type":[["enum",["text","tool_calls","tool_result","multipart"]]],"toolCalls":[["array",[["object",{"id":[["string"]],"type":[["enum",["function"]]],"function":[["object",{"name":[["string"]],"arguments":[["string"]]}]]}]]],["optional"],["describe","Required if `type` is \\"tool_calls\\""]],"toolResultCallId":[["string"],["optional"],["describe","Required if `type` is \\"tool_result\\""]],"content":[["union",[[["string"]],[["array",[["object",{"type":[["enum",["text","image"]]],"mimeType":[["string"]],"text":[["string"],["optional"],["describe","Required if part type is \\"text\\" "]],"url":[["string"],["optional"],["describe","Required if part type is \\"image\\""]]}]]]]]],["optional"],["describe","Required unless `type` is \\"tool_call\\". If `type` is \\"multipart\\", this field must be an array of content objects. If `type` is \\"tool_result\\" then this field should be the result of the tool call (a plain string or a JSON-encoded array or object). If `type` is \\"tool_call\\" then the `toolCalls` field should be used instead."]]}]]],["min",1],["describe","Array of messages for the model to process"]],"responseFormat":[["enum",["text","json_object"]],["optional"],["describe","Response format expected from the model. If \\"json_object\\" is chosen, you must instruct the model to generate JSON either via the system prompt or a user message."]],"maxTokens":[["number"],["optional"],["describe","Maximum number of tokens allowed in the generated response"]],"temperature":[["number"],["min",0],["max",2],["displayAs",{"id":"slider","params":{"stepSize":0.01,"horizontal":true}}],["default",1],["describe","Sampling temperature for the model. Higher values result in more random outputs."]],"topP":[["number"],["min",0],["max",1],["default",1],["describe","Top-p sampling parameter. Limits sampling to the smallest set of tokens with a cumulative probability above the threshold."],["displayAs",{"id":"slider","params":{"stepSize":0.01,"horizontal":true}}]],"stopSequences":[["array",[["string"]]],["max",4],["optional"],["describe","Sequences where the model should stop generating further tokens."]],"tools":[["array",[["object",{"type":[["literal","function"]],"function":[["object",{"name":[["string"]],"description":[["string"],["optional"]],"inputSchema":[["object",{}],["passthrough"],["optional"]]}]]}]]],["optional"]],"toolChoice":[["object",{"type":[["enum",["auto","specific","any","none",""]],["optional"]],"functionName":[["string"],["optional"],["describe","Required if `type` is \\"specific\\""]]}],["optional"]],"userId":[["string"],["optional"]]}]]',
    '[["object",{"id":[["string"],["describe","Response ID from LLM provider"]],"provider":[["string"],["describe","LLM provider name"]],"model":[["string"],["describe","Model name"]],"choices":[["array",[["object",{"type":[["enum",["text","tool_calls","tool_result","multipart"]]],"toolCalls":[["array",[["object",{"id":[["string"]],"type":[["enum",["function"]]],"function":[["object",{"name":[["string"]],"arguments":[["string"]]}]]}]]],["optional"],["describe","Required if `type` is \\"tool_calls\\""]],"toolResultCallId":[["string"],["optional"],["describe","Required if `type` is \\"tool_result\\""]],"content":[["union",[[["string"]],[["array",[["object",{"type":[["enum",["text","image"]]],"mimeType":[["string"]],"text":[["string"],["optional"],["describe","Required if part type is \\"text\\" "]],"url":[["string"],["optional"],["describe","Required if part type is \\"image\\""]]}]]]]]],["optional"],["describe","Required unless `type` is \\"tool_call\\". If `type` is \\"multipart\\", this field must be an array of content objects. If `type` is \\"tool_result\\" then this field should be the result of the tool call (a plain string or a JSON-encoded array or object). If `type` is \\"tool_call\\" then the `toolCalls` field should be used instead."]],"role":[["literal","assistant"]],"index":[["number"],["int"]],"stopReason":[["enum",["stop","max_tokens","tool_calls","content_filter","other"]]]}]]]],"usage":[["object",{"inputTokens":[["number"],["int"],["describe","Number of input tokens used by the model"]],"inputCost":[["number"],["describe","Cost of the input tokens received by the model, in U.S. dollars"]],"outputTokens":[["number"],["int"],["describe","Number of output tokens used by the model"]],"outputCost":[["number"],["describe","Cost of the output tokens generated by the model, in U.S. dollars"]]}]]}]]',
    '[["object",{"upstreamConversationId":[["string"]]}]]',
    '[["object",{"downstreamConversationId":[["string"]]}]]',
    '[["object",{"item":[["ref","item"]]}]]',
    '[["object",{"item":[["intersection",[["ref","item"]],[["object",{"id":[["string"]]}]]]]}]]',
    '[["object",{"id":[["string"]]}]]',
    '[["object",{"nextToken":[["string"],["optional"]]}]]',
    '[["object",{"items":[["array",[["intersection",[["ref","item"]],[["object",{"id":[["string"]]}]]]]]],"meta":[["object",{"nextToken":[["string"],["optional"]]}]]}]]',
    '[["object",{"id":[["string"]],"item":[["ref","item"]]}]]',
    '[["object",{"model":[["ref","model"],["describe","Model to use for content generation"]],"systemPrompt":[["string"],["optional"],["describe","Optional system prompt to guide the model"]],"messages":[["array",[["object",{"role":[["enum",["user","assistant"]]],"type":[["enum",["text","tool_calls","tool_result","multipart"]],["default","text"]],"toolCalls":[["array",[["object",{"id":[["string"]],"type":[["enum",["function"]]],"function":[["object",{"name":[["string"]],"arguments":[["record",[["any"]]],["nullable"],["describe","Some LLMs may generate invalid JSON for a tool call, so this will be `null` when it happens."]]}]]}]]],["optional"],["describe","Required if `type` is \\"tool_calls\\""]],"toolResultCallId":[["string"],["optional"],["describe","Required if `type` is \\"tool_result\\""]],"content":[["union",[[["string"]],[["array",[["object",{"type":[["enum",["text","image"]]],"mimeType":[["string"],["optional"],["describe","Indicates the MIME type of the content. If not provided it will be detected from the content-type header of the provided URL."]],"text":[["string"],["optional"],["describe","Required if part type is \\"text\\" "]],"url":[["string"],["optional"],["describe","Required if part type is \\"image\\""]]}]]]]]],["optional"],["describe","Required unless `type` is \\"tool_call\\". If `type` is \\"multipart\\", this field must be an array of content objects. If `type` is \\"tool_result\\" then this field should be the result of the tool call (a plain string or a JSON-encoded array or object). If `type` is \\"tool_call\\" then the `toolCalls` field should be used instead."]]}]]],["min",1],["describe","Array of messages for the model to process"]],"responseFormat":[["enum",["text","json_object"]],["optional"],["describe","Response format expected from the model. If \\"json_object\\" is chosen, you must instruct the model to generate JSON either via the system prompt or a user message."]],"maxTokens":[["number"],["optional"],["describe","Maximum number of tokens allowed in the generated response"]],"temperature":[["number"],["min",0],["max",2],["displayAs",{"id":"slider","params":{"stepSize":0.01,"horizontal":true}}],["default",1],["describe","Sampling temperature for the model. Higher values result in more random outputs."]],"topP":[["number"],["min",0],["max",1],["default",1],["describe","Top-p sampling parameter. Limits sampling to the smallest set of tokens with a cumulative probability above the threshold."],["displayAs",{"id":"slider","params":{"stepSize":0.01,"horizontal":true}}]],"stopSequences":[["array",[["string"]]],["max",4],["optional"],["describe","Sequences where the model should stop generating further tokens."]],"tools":[["array",[["object",{"type":[["literal","function"]],"function":[["object",{"name":[["string"]],"description":[["string"],["optional"]],"inputSchema":[["object",{}],["passthrough"],["optional"]]}]]}]]],["optional"]],"toolChoice":[["object",{"type":[["enum",["auto","specific","any","none",""]],["optional"]],"functionName":[["string"],["optional"],["describe","Required if `type` is \\"specific\\""]]}],["optional"]],"userId":[["string"],["optional"]]}]]',
    '[["object",{"id":[["string"],["describe","Response ID from LLM provider"]],"provider":[["string"],["describe","LLM provider name"]],"model":[["string"],["describe","Model name"]],"choices":[["array",[["object",{"type":[["enum",["text","tool_calls","tool_result","multipart"]],["default","text"]],"toolCalls":[["array",[["object",{"id":[["string"]],"type":[["enum",["function"]]],"function":[["object",{"name":[["string"]],"arguments":[["record",[["any"]]],["nullable"],["describe","Some LLMs may generate invalid JSON for a tool call, so this will be `null` when it happens."]]}]]}]]],["optional"],["describe","Required if `type` is \\"tool_calls\\""]],"toolResultCallId":[["string"],["optional"],["describe","Required if `type` is \\"tool_result\\""]],"content":[["union",[[["string"]],[["array",[["object",{"type":[["enum",["text","image"]]],"mimeType":[["string"],["optional"],["describe","Indicates the MIME type of the content. If not provided it will be detected from the content-type header of the provided URL."]],"text":[["string"],["optional"],["describe","Required if part type is \\"text\\" "]],"url":[["string"],["optional"],["describe","Required if part type is \\"image\\""]]}]]]]]],["optional"],["describe","Required unless `type` is \\"tool_call\\". If `type` is \\"multipart\\", this field must be an array of content objects. If `type` is \\"tool_result\\" then this field should be the result of the tool call (a plain string or a JSON-encoded array or object). If `type` is \\"tool_call\\" then the `toolCalls` field should be used instead."]],"role":[["literal","assistant"]],"index":[["number"],["int"]],"stopReason":[["enum",["stop","max_tokens","tool_calls","content_filter","other"]]]}]]]],"usage":[["object",{"inputTokens":[["number"],["int"],["describe","Number of input tokens used by the model"]],"inputCost":[["number"],["describe","Cost of the input tokens received by the model, in U.S. dollars"]],"outputTokens":[["number"],["int"],["describe","Number of output tokens used by the model"]],"outputCost":[["number"],["describe","Cost of the output tokens generated by the model, in U.S. dollars"]]}]]}]]',
    '[["object",{}]]',
    '[["object",{"model":[["ref","model"],["describe","Model to use for content generation"]],"systemPrompt":[["string"],["optional"],["describe","Optional system prompt to guide the model"]],"messages":[["array",[["object",{"role":[["enum",["user","assistant"]]],"type":[["enum",["text","tool_calls","tool_result","multipart"]],["default","text"]],"toolCalls":[["array",[["object",{"id":[["string"]],"type":[["enum",["function"]]],"function":[["object",{"name":[["string"]],"arguments":[["record",[["any"]]],["nullable"],["describe","Some LLMs may generate invalid JSON for a tool call, so this will be `null` when it happens."]]}]]}]]],["optional"],["describe","Required if `type` is \\"tool_calls\\""]],"toolResultCallId":[["string"],["optional"],["describe","Required if `type` is \\"tool_result\\""]],"content":[["union",[[["string"]],[["array",[["object",{"type":[["enum",["text","image"]]],"mimeType":[["string"],["optional"],["describe","Indicates the MIME type of the content. If not provided it will be detected from the content-type header of the provided URL."]],"text":[["string"],["optional"],["describe","Required if part type is \\"text\\" "]],"url":[["string"],["optional"],["describe","Required if part type is \\"image\\""]]}]]]]]],["optional"],["describe","Required unless `type` is \\"tool_call\\". If `type` is \\"multipart\\", this field must be an array of content objects. If `type` is \\"tool_result\\" then this field should be the result of the tool call (a plain string or a JSON-encoded array or object). If `type` is \\"tool_call\\" then the `toolCalls` field should be used instead."]]}]]],["describe","Array of messages for the model to process"]],"responseFormat":[["enum",["text","json_object"]],["optional"],["describe","Response format expected from the model. If \\"json_object\\" is chosen, you must instruct the model to generate JSON either via the system prompt or a user message."]],"maxTokens":[["number"],["optional"],["describe","Maximum number of tokens allowed in the generated response"]],"temperature":[["number"],["min",0],["max",2],["displayAs",{"id":"slider","params":{"stepSize":0.01,"horizontal":true}}],["default",1],["describe","Sampling temperature for the model. Higher values result in more random outputs."]],"topP":[["number"],["min",0],["max",1],["default",1],["describe","Top-p sampling parameter. Limits sampling to the smallest set of tokens with a cumulative probability above the threshold."],["displayAs",{"id":"slider","params":{"stepSize":0.01,"horizontal":true}}]],"stopSequences":[["array",[["string"]]],["max",4],["optional"],["describe","Sequences where the model should stop generating further tokens."]],"tools":[["array",[["object",{"type":[["literal","function"]],"function":[["object",{"name":[["string"]],"description":[["string"],["optional"]],"inputSchema":[["object",{}],["passthrough"],["optional"]]}]]}]]],["optional"]],"toolChoice":[["object",{"type":[["enum",["auto","specific","any","none",""]],["optional"]],"functionName":[["string"],["optional"],["describe","Required if `type` is \\"specific\\""]]}],["optional"]],"userId":[["string"],["optional"]]}]]',
    '[["object",{"name":[["string"],["optional"]],"pictureUrl":[["string"],["optional"]],"email":[["string"],["optional"]]}]]',
    '[["object",{"userId":[["string"]]}]]',
    '[["object",{"userId":[["string"]],"title":[["string"]],"description":[["string"],["optional"]]}]]',
    '[["object",{"conversationId":[["string"]]}]]',
    '[["object",{"text":[["string"],["min",1]],"userId":[["string"],["optional"],["describe","Allows sending a message pretending to be a certain user"]]}]]',
    '[["object",{"model":[["ref","modelRef"],["describe","Model to use for content generation"],["optional"]],"systemPrompt":[["string"],["optional"],["describe","Optional system prompt to guide the model"]],"messages":[["array",[["object",{"role":[["enum",["user","assistant"]]],"type":[["enum",["text","tool_calls","tool_result","multipart"]],["default","text"]],"toolCalls":[["array",[["object",{"id":[["string"]],"type":[["enum",["function"]]],"function":[["object",{"name":[["string"]],"arguments":[["record",[["any"]]],["nullable"],["describe","Some LLMs may generate invalid JSON for a tool call, so this will be `null` when it happens."]]}]]}]]],["optional"],["describe","Required if `type` is \\"tool_calls\\""]],"toolResultCallId":[["string"],["optional"],["describe","Required if `type` is \\"tool_result\\""]],"content":[["union",[[["string"]],[["array",[["object",{"type":[["enum",["text","image"]]],"mimeType":[["string"],["optional"],["describe","Indicates the MIME type of the content. If not provided it will be detected from the content-type header of the provided URL."]],"text":[["string"],["optional"],["describe","Required if part type is \\"text\\" "]],"url":[["string"],["optional"],["describe","Required if part type is \\"image\\""]]}]]]]]],["optional"],["describe","Required unless `type` is \\"tool_call\\". If `type` is \\"multipart\\", this field must be an array of content objects. If `type` is \\"tool_result\\" then this field should be the result of the tool call (a plain string or a JSON-encoded array or object). If `type` is \\"tool_call\\" then the `toolCalls` field should be used instead."]]}]]],["describe","Array of messages for the model to process"]],"responseFormat":[["enum",["text","json_object"]],["optional"],["describe","Response format expected from the model. If \\"json_object\\" is chosen, you must instruct the model to generate JSON either via the system prompt or a user message."]],"maxTokens":[["number"],["optional"],["describe","Maximum number of tokens allowed in the generated response"]],"temperature":[["number"],["min",0],["max",2],["displayAs",{"id":"slider","params":{"stepSize":0.01,"horizontal":true}}],["default",1],["describe","Sampling temperature for the model. Higher values result in more random outputs."]],"topP":[["number"],["min",0],["max",1],["default",1],["describe","Top-p sampling parameter. Limits sampling to the smallest set of tokens with a cumulative probability above the threshold."],["displayAs",{"id":"slider","params":{"stepSize":0.01,"horizontal":true}}]],"stopSequences":[["array",[["string"]]],["max",4],["optional"],["describe","Sequences where the model should stop generating further tokens."]],"tools":[["array",[["object",{"type":[["literal","function"]],"function":[["object",{"name":[["string"]],"description":[["string"],["optional"]],"inputSchema":[["object",{}],["passthrough"],["optional"]]}]]}]]],["optional"]],"toolChoice":[["object",{"type":[["enum",["auto","specific","any","none",""]],["optional"]],"functionName":[["string"],["optional"],["describe","Required if `type` is \\"specific\\""]]}],["optional"]],"userId":[["string"],["optional"]]}]]',
    '[["object",{"models":[["array",[["intersection",[["object",{"id":[["string"]],"name":[["string"]],"input":[["object",{"maxTokens":[["number"],["int"]],"costPer1MTokens":[["number"]]}]],"output":[["object",{"maxTokens":[["number"],["int"]],"costPer1MTokens":[["number"]]}]]}]],[["ref","modelRef"]]]]]]}]]',
    '[["object",{"model":[["ref","modelRef"],["describe","Model to use for content generation"],["optional"]],"systemPrompt":[["string"],["optional"],["describe","Optional system prompt to guide the model"]],"messages":[["array",[["object",{"role":[["enum",["user","assistant"]]],"type":[["enum",["text","tool_calls","tool_result","multipart"]],["default","text"]],"toolCalls":[["array",[["object",{"id":[["string"]],"type":[["enum",["function"]]],"function":[["object",{"name":[["string"]],"arguments":[["record",[["any"]]],["nullable"],["describe","Some LLMs may generate invalid JSON for a tool call, so this will be `null` when it happens."]]}]]}]]],["optional"],["describe","Required if `type` is \\"tool_calls\\""]],"toolResultCallId":[["string"],["optional"],["describe","Required if `type` is \\"tool_result\\""]],"content":[["union",[[["string"]],[["array",[["object",{"type":[["enum",["text","image"]]],"mimeType":[["string"],["optional"],["describe","Indicates the MIME type of the content. If not provided it will be detected from the content-type header of the provided URL."]],"text":[["string"],["optional"],["describe","Required if part type is \\"text\\" "]],"url":[["string"],["optional"],["describe","Required if part type is \\"image\\""]]}]]]]]],["optional"],["nullable"],["describe","Required unless `type` is \\"tool_call\\". If `type` is \\"multipart\\", this field must be an array of content objects. If `type` is \\"tool_result\\" then this field should be the result of the tool call (a plain string or a JSON-encoded array or object). If `type` is \\"tool_call\\" then the `toolCalls` field should be used instead."]]}]]],["describe","Array of messages for the model to process"]],"responseFormat":[["enum",["text","json_object"]],["optional"],["describe","Response format expected from the model. If \\"json_object\\" is chosen, you must instruct the model to generate JSON either via the system prompt or a user message."]],"maxTokens":[["number"],["optional"],["describe","Maximum number of tokens allowed in the generated response"]],"temperature":[["number"],["min",0],["max",2],["displayAs",{"id":"slider","params":{"stepSize":0.01,"horizontal":true}}],["default",1],["describe","Sampling temperature for the model. Higher values result in more random outputs."]],"topP":[["number"],["min",0],["max",1],["default",1],["describe","Top-p sampling parameter. Limits sampling to the smallest set of tokens with a cumulative probability above the threshold."],["displayAs",{"id":"slider","params":{"stepSize":0.01,"horizontal":true}}]],"stopSequences":[["array",[["string"]]],["max",4],["optional"],["describe","Sequences where the model should stop generating further tokens."]],"tools":[["array",[["object",{"type":[["literal","function"]],"function":[["object",{"name":[["string"],["describe","Function name"]],"description":[["string"],["optional"]],"argumentsSchema":[["object",{}],["passthrough"],["optional"],["describe","JSON schema of the function arguments"]]}]]}]]],["optional"]],"toolChoice":[["object",{"type":[["enum",["auto","specific","any","none",""]],["optional"]],"functionName":[["string"],["optional"],["describe","Required if `type` is \\"specific\\""]]}],["optional"]],"userId":[["string"],["optional"]],"debug":[["boolean"],["optional"],["describe","Set to `true` to output debug information to the bot logs"]]}]]',
    '[["object",{"id":[["string"],["describe","Response ID from LLM provider"]],"provider":[["string"],["describe","LLM provider name"]],"model":[["string"],["describe","Model name"]],"choices":[["array",[["object",{"type":[["enum",["text","tool_calls","tool_result","multipart"]],["default","text"]],"toolCalls":[["array",[["object",{"id":[["string"]],"type":[["enum",["function"]]],"function":[["object",{"name":[["string"]],"arguments":[["record",[["any"]]],["nullable"],["describe","Some LLMs may generate invalid JSON for a tool call, so this will be `null` when it happens."]]}]]}]]],["optional"],["describe","Required if `type` is \\"tool_calls\\""]],"toolResultCallId":[["string"],["optional"],["describe","Required if `type` is \\"tool_result\\""]],"content":[["union",[[["string"]],[["array",[["object",{"type":[["enum",["text","image"]]],"mimeType":[["string"],["optional"],["describe","Indicates the MIME type of the content. If not provided it will be detected from the content-type header of the provided URL."]],"text":[["string"],["optional"],["describe","Required if part type is \\"text\\" "]],"url":[["string"],["optional"],["describe","Required if part type is \\"image\\""]]}]]]]]],["optional"],["nullable"],["describe","Required unless `type` is \\"tool_call\\". If `type` is \\"multipart\\", this field must be an array of content objects. If `type` is \\"tool_result\\" then this field should be the result of the tool call (a plain string or a JSON-encoded array or object). If `type` is \\"tool_call\\" then the `toolCalls` field should be used instead."]],"role":[["literal","assistant"]],"index":[["number"],["int"]],"stopReason":[["enum",["stop","max_tokens","tool_calls","content_filter","other"]]]}]]]],"usage":[["object",{"inputTokens":[["number"],["int"],["describe","Number of input tokens used by the model"]],"inputCost":[["number"],["describe","Cost of the input tokens received by the model, in U.S. dollars"]],"outputTokens":[["number"],["int"],["describe","Number of output tokens used by the model"]],"outputCost":[["number"],["describe","Cost of the output tokens generated by the model, in U.S. dollars"]]}]]}]]',
    '[["object",{"models":[["array",[["intersection",[["object",{"id":[["string"]],"name":[["string"]],"input":[["object",{"maxTokens":[["number"],["int"]],"costPer1MTokens":[["number"],["describe","Cost per 1 million tokens, in U.S. dollars"]]}]],"output":[["object",{"maxTokens":[["number"],["int"]],"costPer1MTokens":[["number"],["describe","Cost per 1 million tokens, in U.S. dollars"]]}]]}]],[["ref","modelRef"]]]]]]}]]',
    '[["object",{"model":[["ref","imageModelRef"],["optional"],["describe","Model to use for image generation"]],"prompt":[["string"]],"size":[["string"],["optional"]],"params":[["ref","imageGenerationParams"],["optional"]]}]]',
    '[["object",{"model":[["string"],["describe","Model name used"]],"imageUrl":[["string"],["describe","Temporary URL of generated image"]],"cost":[["number"],["describe","Cost of the image generation, in U.S. dollars"]]}]]',
    '[["object",{"models":[["array",[["intersection",[["object",{"id":[["string"]],"name":[["string"]],"costPerImage":[["number"],["describe","Cost per image generation, in U.S. dollars"]],"sizes":[["array",[["string"]]],["describe","Available image sizes"]],"defaultSize":[["string"],["describe","Default image size generated by model"]]}]],[["ref","imageModelRef"]]]]]]}]]',
    '[["object",{"model":[["ref","speechToTextModelRef"],["optional"],["describe","Model to use for speech-to-text transcription (optional)"]],"fileUrl":[["string"],["url"],["describe","URL of the audio file to transcribe. The URL should return a content-type header in order to detect the audio format. Supported audio formats supported are: mp3, mp4, mpeg, mpga, m4a, wav, webm"]],"language":[["string"],["optional"],["describe","The language of the input audio (optional). Supplying the input language in ISO-639-1 format will improve accuracy and latency."]],"prompt":[["string"],["optional"],["describe","An optional text to guide the model\'s style or continue a previous audio segment. The prompt should match the audio language."]],"temperature":[["number"],["default",0],["optional"],["describe","The sampling temperature (optional), between 0 and 1. Defaults to 0 (automatic). Higher values like 0.8 will make the output more random, while lower values like 0.2 will make it more focused and deterministic."]]}]]',
    '[["object",{"language":[["string"],["describe","Detected language of the audio"]],"duration":[["number"],["describe","Duration of the audio file, in seconds"]],"segments":[["array",[["object",{"text":[["string"],["describe","Text content of the segment."]],"id":[["number"],["describe","Unique identifier of the segment"]],"seek":[["number"],["describe","Seek offset of the segment"]],"start":[["number"],["describe","Start time of the segment in seconds."]],"end":[["number"],["describe","End time of the segment in seconds."]],"tokens":[["array",[["number"]]],["describe","Array of token IDs for the text content."]],"temperature":[["number"],["describe","Temperature parameter used for generating the segment."]],"avg_logprob":[["number"],["describe","Average logprob of the segment. If the value is lower than -1, consider the logprobs failed."]],"compression_ratio":[["number"],["describe","Compression ratio of the segment. If the value is greater than 2.4, consider the compression failed."]],"no_speech_prob":[["number"],["describe","Probability of no speech in the segment. If the value is higher than 1.0 and the avg_logprob is below -1, consider this segment silent."]]}]]]],"model":[["string"],["describe","Model name used"]],"cost":[["number"],["describe","Total cost of this transcription, in U.S. dollars"]]}]]',
    '[["object",{"models":[["array",[["intersection",[["object",{"id":[["string"]],"name":[["string"]],"costPerMinute":[["number"],["describe","Cost per minute of speech transcription, in U.S. dollars"]]}]],[["ref","speechToTextModelRef"]]]]]]}]]',
    '[["object",{"conversationId":[["string"]],"reason":[["enum",["timeout","cancel"]],["optional"]]}]]',
    '[["object",{"conversationId":[["string"]],"userId":[["string"]]}]]',
    '[["object",{"models":[["array",[["intersection",[["object",{"id":[["string"]],"name":[["string"]],"description":[["string"]],"tags":[["array",[["enum",["recommended","deprecated","general-purpose","low-cost","vision","coding","agents","function-calling","roleplay","storytelling"]]]]],"input":[["object",{"maxTokens":[["number"],["int"]],"costPer1MTokens":[["number"],["describe","Cost per 1 million tokens, in U.S. dollars"]]}]],"output":[["object",{"maxTokens":[["number"],["int"]],"costPer1MTokens":[["number"],["describe","Cost per 1 million tokens, in U.S. dollars"]]}]]}]],[["ref","modelRef"]]]]]]}]]',
    '[["object",{"model":[["ref","imageModelRef"],["optional"],["describe","Model to use for image generation"]],"prompt":[["string"]],"size":[["string"],["optional"]],"expiration":[["number"],["int"],["min",30],["max",90],["optional"],["describe","Expiration of the generated image in days, after which the image will be automatically deleted to free up storage space in your account. The default is to keep the image indefinitely (no expiration). The minimum is 30 days and the maximum is 90 days."]],"params":[["ref","imageGenerationParams"],["optional"]]}]]',
    '[["object",{"conversationId":[["string"]],"messageId":[["string"],["describe","The message ID to which the typing indicator should be attached"]],"timeout":[["number"],["optional"],["describe","The timeout in milliseconds after which the typing indicator should stop"]]}]]',
    '[["object",{"conversationId":[["string"]],"messageId":[["string"],["describe","The message ID from which the typing indicator should be removed"]]}]]',
    '[["object",{"id":[["string"],["describe","Response ID from LLM provider"]],"provider":[["string"],["describe","LLM provider name"]],"model":[["string"],["describe","Model name"]],"choices":[["array",[["object",{"type":[["enum",["text","tool_calls","tool_result","multipart"]],["default","text"]],"toolCalls":[["array",[["object",{"id":[["string"]],"type":[["enum",["function"]]],"function":[["object",{"name":[["string"]],"arguments":[["record",[["any"]]],["nullable"],["describe","Some LLMs may generate invalid JSON for a tool call, so this will be `null` when it happens."]]}]]}]]],["optional"],["describe","Required if `type` is \\"tool_calls\\""]],"toolResultCallId":[["string"],["optional"],["describe","Required if `type` is \\"tool_result\\""]],"content":[["union",[[["string"]],[["array",[["object",{"type":[["enum",["text","image"]]],"mimeType":[["string"],["optional"],["describe","Indicates the MIME type of the content. If not provided it will be detected from the content-type header of the provided URL."]],"text":[["string"],["optional"],["describe","Required if part type is \\"text\\" "]],"url":[["string"],["optional"],["describe","Required if part type is \\"image\\""]]}]]]]]],["optional"],["nullable"],["describe","Required unless `type` is \\"tool_call\\". If `type` is \\"multipart\\", this field must be an array of content objects. If `type` is \\"tool_result\\" then this field should be the result of the tool call (a plain string or a JSON-encoded array or object). If `type` is \\"tool_call\\" then the `toolCalls` field should be used instead."]],"role":[["literal","assistant"]],"index":[["number"],["int"]],"stopReason":[["enum",["stop","max_tokens","tool_calls","content_filter","other"]]]}]]]],"usage":[["object",{"inputTokens":[["number"],["int"],["describe","Number of input tokens used by the model"]],"inputCost":[["number"],["describe","Cost of the input tokens received by the model, in U.S. dollars"]],"outputTokens":[["number"],["int"],["describe","Number of output tokens used by the model"]],"outputCost":[["number"],["describe","Cost of the output tokens generated by the model, in U.S. dollars"]]}]],"botpress":[["object",{"cost":[["number"],["describe","Total cost of the content generation, in U.S. dollars"]]}]]}]]',
    '[["object",{"language":[["string"],["describe","Detected language of the audio"]],"duration":[["number"],["describe","Duration of the audio file, in seconds"]],"segments":[["array",[["object",{"text":[["string"],["describe","Text content of the segment."]],"id":[["number"],["describe","Unique identifier of the segment"]],"seek":[["number"],["describe","Seek offset of the segment"]],"start":[["number"],["describe","Start time of the segment in seconds."]],"end":[["number"],["describe","End time of the segment in seconds."]],"tokens":[["array",[["number"]]],["describe","Array of token IDs for the text content."]],"temperature":[["number"],["describe","Temperature parameter used for generating the segment."]],"avg_logprob":[["number"],["describe","Average logprob of the segment. If the value is lower than -1, consider the logprobs failed."]],"compression_ratio":[["number"],["describe","Compression ratio of the segment. If the value is greater than 2.4, consider the compression failed."]],"no_speech_prob":[["number"],["describe","Probability of no speech in the segment. If the value is higher than 1.0 and the avg_logprob is below -1, consider this segment silent."]]}]]]],"model":[["string"],["describe","Model name used"]],"cost":[["number"],["optional"],["describe","Total cost of the transcription, in U.S. dollars (DEPRECATED)"]],"botpress":[["object",{"cost":[["number"],["describe","Total cost of the transcription, in U.S. dollars"]]}]]}]]',
    '[["object",{"model":[["string"],["describe","Model name used"]],"imageUrl":[["string"],["describe","Temporary URL of generated image"]],"cost":[["number"],["optional"],["describe","Cost of the image generation, in U.S. dollars (DEPRECATED)"]],"botpress":[["object",{"cost":[["number"],["describe","Cost of the image generation, in U.S. dollars"]]}]]}]]',
    '[["object",{"language":[["string"],["describe","Detected language of the audio"]],"duration":[["number"],["describe","Duration of the audio file, in seconds"]],"segments":[["array",[["object",{"text":[["string"],["describe","Text content of the segment."]],"id":[["number"],["describe","Unique identifier of the segment"]],"seek":[["number"],["describe","Seek offset of the segment"]],"start":[["number"],["describe","Start time of the segment in seconds."]],"end":[["number"],["describe","End time of the segment in seconds."]],"tokens":[["array",[["number"]]],["describe","Array of token IDs for the text content."]],"temperature":[["number"],["describe","Temperature parameter used for generating the segment."]],"avg_logprob":[["number"],["describe","Average logprob of the segment. If the value is lower than -1, consider the logprobs failed."]],"compression_ratio":[["number"],["describe","Compression ratio of the segment. If the value is greater than 2.4, consider the compression failed."]],"no_speech_prob":[["number"],["describe","Probability of no speech in the segment. If the value is higher than 1.0 and the avg_logprob is below -1, consider this segment silent."]]}]]]],"model":[["string"],["describe","Model name used"]],"cost":[["number"],["describe","Total cost of the transcription, in U.S. dollars (DEPRECATED)"]],"botpress":[["object",{"cost":[["number"],["describe","Total cost of the transcription, in U.S. dollars"]]}]]}]]',
    '[["object",{"model":[["string"],["describe","Model name used"]],"imageUrl":[["string"],["describe","Temporary URL of generated image"]],"cost":[["number"],["describe","Cost of the image generation, in U.S. dollars (DEPRECATED)"]],"botpress":[["object",{"cost":[["number"],["describe","Cost of the image generation, in U.S. dollars"]]}]]}]]',
    '[["object",{"userId":[["string"]],"title":[["string"]],"description":[["string"],["optional"]],"messageHistory":[["array",[["union",[[["object",{"source":[["union",[[["object",{"type":[["literal","user"]],"userId":[["string"]]}]],[["object",{"type":[["literal","bot"]]}]]]]],"type":[["literal","text"]],"payload":[["object",{"text":[["string"],["min",1]]}]]}]],[["object",{"source":[["union",[[["object",{"type":[["literal","user"]],"userId":[["string"]]}]],[["object",{"type":[["literal","bot"]]}]]]]],"type":[["literal","markdown"]],"payload":[["object",{"markdown":[["string"],["min",1]]}]]}]],[["object",{"source":[["union",[[["object",{"type":[["literal","user"]],"userId":[["string"]]}]],[["object",{"type":[["literal","bot"]]}]]]]],"type":[["literal","image"]],"payload":[["object",{"imageUrl":[["string"],["min",1]]}]]}]],[["object",{"source":[["union",[[["object",{"type":[["literal","user"]],"userId":[["string"]]}]],[["object",{"type":[["literal","bot"]]}]]]]],"type":[["literal","audio"]],"payload":[["object",{"audioUrl":[["string"],["min",1]]}]]}]],[["object",{"source":[["union",[[["object",{"type":[["literal","user"]],"userId":[["string"]]}]],[["object",{"type":[["literal","bot"]]}]]]]],"type":[["literal","video"]],"payload":[["object",{"videoUrl":[["string"],["min",1]]}]]}]],[["object",{"source":[["union",[[["object",{"type":[["literal","user"]],"userId":[["string"]]}]],[["object",{"type":[["literal","bot"]]}]]]]],"type":[["literal","file"]],"payload":[["object",{"fileUrl":[["string"],["min",1]],"title":[["string"],["min",1],["optional"]]}]]}]],[["object",{"source":[["union",[[["object",{"type":[["literal","user"]],"userId":[["string"]]}]],[["object",{"type":[["literal","bot"]]}]]]]],"type":[["literal","location"]],"payload":[["object",{"latitude":[["number"]],"longitude":[["number"]],"address":[["string"],["optional"]],"title":[["string"],["optional"]]}]]}]],[["object",{"source":[["union",[[["object",{"type":[["literal","user"]],"userId":[["string"]]}]],[["object",{"type":[["literal","bot"]]}]]]]],"type":[["literal","carousel"]],"payload":[["object",{"items":[["array",[["object",{"title":[["string"],["min",1]],"subtitle":[["string"],["min",1],["optional"]],"imageUrl":[["string"],["min",1],["optional"]],"actions":[["array",[["object",{"action":[["enum",["postback","url","say"]]],"label":[["string"],["min",1]],"value":[["string"],["min",1]]}]]]]}]]]]}]]}]],[["object",{"source":[["union",[[["object",{"type":[["literal","user"]],"userId":[["string"]]}]],[["object",{"type":[["literal","bot"]]}]]]]],"type":[["literal","card"]],"payload":[["object",{"title":[["string"],["min",1]],"subtitle":[["string"],["min",1],["optional"]],"imageUrl":[["string"],["min",1],["optional"]],"actions":[["array",[["object",{"action":[["enum",["postback","url","say"]]],"label":[["string"],["min",1]],"value":[["string"],["min",1]]}]]]]}]]}]],[["object",{"source":[["union",[[["object",{"type":[["literal","user"]],"userId":[["string"]]}]],[["object",{"type":[["literal","bot"]]}]]]]],"type":[["literal","dropdown"]],"payload":[["object",{"text":[["string"],["min",1]],"options":[["array",[["object",{"label":[["string"],["min",1]],"value":[["string"],["min",1]]}]]]]}]]}]],[["object",{"source":[["union",[[["object",{"type":[["literal","user"]],"userId":[["string"]]}]],[["object",{"type":[["literal","bot"]]}]]]]],"type":[["literal","choice"]],"payload":[["object",{"text":[["string"],["min",1]],"options":[["array",[["object",{"label":[["string"],["min",1]],"value":[["string"],["min",1]]}]]]]}]]}]],[["object",{"source":[["union",[[["object",{"type":[["literal","user"]],"userId":[["string"]]}]],[["object",{"type":[["literal","bot"]]}]]]]],"type":[["literal","bloc"]],"payload":[["object",{"items":[["array",[["discriminatedUnion","type",[[["object",{"type":[["literal","text"]],"payload":[["object",{"text":[["string"],["min",1]]}]]}]],[["object",{"type":[["literal","markdown"]],"payload":[["object",{"markdown":[["string"],["min",1]]}]]}]],[["object",{"type":[["literal","image"]],"payload":[["object",{"imageUrl":[["string"],["min",1]]}]]}]],[["object",{"type":[["literal","audio"]],"payload":[["object",{"audioUrl":[["string"],["min",1]]}]]}]],[["object",{"type":[["literal","video"]],"payload":[["object",{"videoUrl":[["string"],["min",1]]}]]}]],[["object",{"type":[["literal","file"]],"payload":[["object",{"fileUrl":[["string"],["min",1]],"title":[["string"],["min",1],["optional"]]}]]}]],[["object",{"type":[["literal","location"]],"payload":[["object",{"latitude":[["number"]],"longitude":[["number"]],"address":[["string"],["optional"]],"title":[["string"],["optional"]]}]]}]]]]]]]}]]}]]]]]],["optional"],["describe","Message history to display in the HITL session"]]}]]',
    '[["object",{"model":[["ref","modelRef"],["describe","Model to use for content generation"],["optional"]],"systemPrompt":[["string"],["optional"],["describe","Optional system prompt to guide the model"]],"messages":[["array",[["object",{"role":[["enum",["user","assistant"]]],"type":[["enum",["text","tool_calls","tool_result","multipart"]],["default","text"]],"toolCalls":[["array",[["object",{"id":[["string"]],"type":[["enum",["function"]]],"function":[["object",{"name":[["string"]],"arguments":[["record",[["any"]]],["nullable"],["describe","Some LLMs may generate invalid JSON for a tool call, so this will be `null` when it happens."]]}]]}]]],["optional"],["describe","Required if `type` is \\"tool_calls\\""]],"toolResultCallId":[["string"],["optional"],["describe","Required if `type` is \\"tool_result\\""]],"content":[["union",[[["string"]],[["array",[["object",{"type":[["enum",["text","image"]]],"mimeType":[["string"],["optional"],["describe","Indicates the MIME type of the content. If not provided it will be detected from the content-type header of the provided URL."]],"text":[["string"],["optional"],["describe","Required if part type is \\"text\\" "]],"url":[["string"],["optional"],["describe","Required if part type is \\"image\\""]]}]]]]]],["optional"],["nullable"],["describe","Required unless `type` is \\"tool_call\\". If `type` is \\"multipart\\", this field must be an array of content objects. If `type` is \\"tool_result\\" then this field should be the result of the tool call (a plain string or a JSON-encoded array or object). If `type` is \\"tool_call\\" then the `toolCalls` field should be used instead."]]}]]],["describe","Array of messages for the model to process"]],"responseFormat":[["enum",["text","json_object"]],["optional"],["describe","Response format expected from the model. If \\"json_object\\" is chosen, you must instruct the model to generate JSON either via the system prompt or a user message."]],"maxTokens":[["number"],["optional"],["describe","Maximum number of tokens allowed in the generated response"]],"temperature":[["number"],["min",0],["max",2],["displayAs",{"id":"slider","params":{"stepSize":0.01,"horizontal":true}}],["default",1],["describe","Sampling temperature for the model. Higher values result in more random outputs."]],"topP":[["number"],["min",0],["max",1],["default",1],["describe","Top-p sampling parameter. Limits sampling to the smallest set of tokens with a cumulative probability above the threshold."],["displayAs",{"id":"slider","params":{"stepSize":0.01,"horizontal":true}}]],"stopSequences":[["array",[["string"]]],["max",4],["optional"],["describe","Sequences where the model should stop generating further tokens."]],"tools":[["array",[["object",{"type":[["literal","function"]],"function":[["object",{"name":[["string"],["describe","Function name"]],"description":[["string"],["optional"]],"argumentsSchema":[["object",{}],["passthrough"],["optional"],["describe","JSON schema of the function arguments"]]}]]}]]],["optional"]],"toolChoice":[["object",{"type":[["enum",["auto","specific","any","none",""]],["optional"]],"functionName":[["string"],["optional"],["describe","Required if `type` is \\"specific\\""]]}],["optional"]],"userId":[["string"],["optional"]],"debug":[["boolean"],["hidden",true],["optional"],["describe","Set to `true` to output debug information to the bot logs"]],"meta":[["object",{"promptCategory":[["string"],["optional"],["describe","Category of the prompt, e.g. cards/ai-generate, cards/ai-task, nodes/autonomous, etc."]],"integrationName":[["string"],["optional"],["describe","Name of the integration that originally received the message that initiated this action"]]}],["hidden",true],["optional"]]}]]',
];
/**
 * Each interface in JSON, as it was from a version on; `{ since }` alone where it was left out. Schemas by their position
 * above; an action has those of its input and its output. `said` is what else an entry says; `entityFirst` names
 * entries after the entity: `list` of an `issue` is `issueList`.
 */
const interfaceTexts = {
    llm: [
        '{"since":"0.8.30","name":"llm","version":"0.0.1","actions":{"generateContent":[0,1]},"events":{}}',
        '{"since":"0.8.32","name":"llm","version":"0.2.0","actions":{"generateContent":[10,11]},"events":{}}',
        '{"since":"0.8.33","name":"llm","version":"0.3.0","actions":{"generateContent":[13,11]},"events":{}}',
        '{"since":"0.8.35","name":"llm","version":"1.0.0","actions":{"generateContent":[19,11],"listModels":[12,20]},"events":{}}',
        '{"since":"0.8.39","name":"llm","version":"3.1.0","actions":{"generateContent":[21,22],"listLanguageModels":[12,23]},"events":{}}',
        '{"since":"0.10.5","name":"llm","version":"4.0.0","actions":{"generateContent":[21,22],"listLanguageModels":[12,32]},"events":{}}',
        '{"since":"0.11.0","name":"llm","version":"5.0.0","actions":{"generateContent":[21,36],"listLanguageModels":[12,32]},"events":{},"said":{"actions":{"generateContent":{"billable":true,"cacheable":true}}}}',
        '{"since":"0.11.7","name":"llm","version":"5.1.0","actions":{"generateContent":[42,36],"listLanguageModels":[12,32]},"events":{},"said":{"actions":{"generateContent":{"billable":true,"cacheable":true}}}}',
    ],
    hitl: [
        '{"since":"0.8.30","name":"hitl","version":"0.0.1","actions":{"startHITL":[2,3]},"events":{}}',
        '{"since":"0.8.34","name":"hitl","version":"0.0.1","actions":{"createUser":[14,15],"openTicket":[16,17]},"events":{},"channels":{"ticket":{"text":18}}}',
        '{"since":"0.8.39"}',
        '{"since":"0.10.0","name":"hitl","version":"0.2.0","actions":{"createUser":[14,15],"startHitl":[16,17],"stopHitl":[30,12]},"events":{"hitlAssigned":31,"hitlStopped":17},"channels":{"hitl":{"text":18}}}',
        '{"since":"0.11.4","name":"hitl","version":"0.4.0","actions":{"createUser":[14,15],"startHitl":[16,17],"stopHitl":[30,12]},"events":{"hitlAssigned":31,"hitlStopped":17},"channels":{"hitl":{"text":18}}}',
        '{"since":"0.11.5","name":"hitl","version":"0.4.0","actions":{"createUser":[14,15],"startHitl":[41,17],"stopHitl":[30,12]},"events":{"hitlAssigned":31,"hitlStopped":17},"channels":{"hitl":{"text":18}}}',
    ],
    creatable: [
        '{"since":"0.8.30","name":"creatable","version":"0.0.1","entityFirst":true,"actions":{"create":[4,5]},"events":{"created":5}}',
    ],
    deletable: [
        '{"since":"0.8.30","name":"deletable","version":"0.0.1","entityFirst":true,"actions":{"delete":[6,5]},"events":{"deleted":5}}',
        '{"since":"0.8.32","name":"deletable","version":"0.0.1","entityFirst":true,"actions":{"delete":[6,12]},"events":{"deleted":6}}',
    ],
    listable: [
        '{"since":"0.8.30","name":"listable","version":"0.0.1","entityFirst":true,"actions":{"list":[7,8]},"events":{}}',
    ],
    readable: [
        '{"since":"0.8.30","name":"readable","version":"0.0.1","entityFirst":true,"actions":{"read":[6,5]},"events":{}}',
    ],
    updatable: [
        '{"since":"0.8.30","name":"updatable","version":"0.0.1","entityFirst":true,"actions":{"update":[9,5]},"events":{"updated":5}}',
    ],
    textToImage: [
        '{"since":"0.8.39","name":"textToImage","version":"1.0.0","actions":{"generateImage":[24,25],"listImageModels":[12,26]},"events":{}}',
        '{"since":"0.10.7","name":"textToImage","version":"1.1.0","actions":{"generateImage":[33,25],"listImageModels":[12,26]},"events":{}}',
        '{"since":"0.11.0","name":"textToImage","version":"2.1.0","actions":{"generateImage":[33,38],"listImageModels":[12,26]},"events":{},"said":{"actions":{"generateImage":{"billable":true,"cacheable":true}}}}',
        '{"since":"0.11.1","name":"textToImage","version":"2.1.0","actions":{"generateImage":[33,40],"listImageModels":[12,26]},"events":{},"said":{"actions":{"generateImage":{"billable":true,"cacheable":true}}}}',
    ],
    speechToText: [
        '{"since":"0.8.41","name":"speechToText","version":"1.0.0","actions":{"transcribeAudio":[27,28],"listSpeechToTextModels":[12,29]},"events":{}}',
        '{"since":"0.11.0","name":"speechToText","version":"2.0.0","actions":{"transcribeAudio":[27,37],"listSpeechToTextModels":[12,29]},"events":{},"said":{"actions":{"transcribeAudio":{"billable":true,"cacheable":true}}}}',
        '{"since":"0.11.1","name":"speechToText","version":"2.0.0","actions":{"transcribeAudio":[27,39],"listSpeechToTextModels":[12,29]},"events":{},"said":{"actions":{"transcribeAudio":{"billable":true,"cacheable":true}}}}',
    ],
    typingIndicator: [
        '{"since":"0.10.12","name":"typingIndicator","version":"0.0.1","actions":{"startTypingIndicator":[34,12],"stopTypingIndicator":[35,12]},"events":{}}',
    ],
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/included/included-interfaces.js







const includedNames = Object.keys(interfaceTexts);
/** `sdk.interfaces.NAME`: a package of the interface, as later versions of the SDK would be given it. */
function includedInterface(exported, origin, host) {
    const included = included_interfaces_find(exported, host.sdk);
    if (included?.name === undefined || included.version === undefined) {
        return (0,value_make/* opaque */.OZ)(`this SDK has no interface \`${exported}\``, origin);
    }
    const { name, version, actions = {}, events = {}, channels = {}, said = {}, entityFirst } = included;
    const mapped = (map, make) => objectAt(origin, Object.fromEntries(Object.entries(map).map(([key, part]) => [key, make(part, key)])));
    const schemed = (index) => objectAt(origin, { schema: schemaAt(index, origin, host) });
    const definition = {
        name,
        version,
        ...(entityFirst && { templateName: (0,value_make/* callable */.J8)(origin, entityFirstName) }),
        actions: mapped(actions, ([input, output], key) => objectAt(origin, {
            ...mapOf(said.actions?.[key] ?? {}, origin),
            input: schemed(input),
            output: schemed(output),
        })),
        events: mapped(events, schemed),
        channels: mapped(channels, (messages) => objectAt(origin, { messages: mapped(messages, schemed) })),
    };
    const rest = `more of \`${exported}\` is known where the definition is run`;
    const id = (0,value_make/* literal */.eu)(undefined, origin);
    const whole = { type: 'interface', id, name, version, definition: objectAt(origin, definition) };
    return (0,value_make/* structure */.QK)(objectAt(origin, whole).entries, origin, rest);
}
/** As it was in a version of the SDK. The facts are the project's own. */
function included_interfaces_find(exported, sdk) {
    const all = ((0,objects/* ownOf */._t)(interfaceTexts, exported) ?? []).map((text) => JSON.parse(text));
    return all.findLast(({ since }) => (0,sdk_version/* isFrom */.L$)(sdk, since));
}
const mapOf = (values, origin) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, (0,value_make/* literal */.eu)(value, origin)]));
/** `issueList` of `list`, where the entity is an `issue`. The SDK lowers each of the two names as a whole. */
function entityFirstName([name, entities], origin) {
    const entity = entities?.kind === 'object' ? entities.entries.get('item')?.value : undefined;
    const [first, second] = [(0,value_make/* stringOf */.Je)(entity)?.toLowerCase(), (0,value_make/* stringOf */.Je)(name)?.toLowerCase()];
    if (first === undefined || second === undefined) {
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(entity ?? (0,value_make/* literal */.eu)(undefined, origin), 'the entity is not known'), origin);
    }
    return (0,value_make/* literal */.eu)(`${first}${second.charAt(0).toUpperCase()}${second.slice(1)}`, origin);
}
function schemaAt(index, origin, host) {
    const calls = JSON.parse(schemaTexts[index] ?? '[]');
    return replayed(calls, origin, host);
}
function replayed([begin = ['any'], ...methods], origin, host) {
    const [name, ...args] = begin;
    const schemas = holders.has(name);
    const made = args.map((json) => (schemas ? schemasIn(json, origin, host) : jsonAt(json, origin)));
    const schema = host.call(builderMember(name, origin, host), made, origin);
    return methods.reduce((value, [method, ...given]) => {
        const called = memberOf(value, method, origin, host);
        return host.call(called, given.map((json) => jsonAt(json, origin)), origin);
    }, schema);
}
/** What is made of schemas. */
const holders = new Set([
    'object',
    'array',
    'union',
    'discriminatedUnion',
    'intersection',
    'record',
]);
const isCalls = (json) => Array.isArray(json) && typeof json[0]?.[0] === 'string';
/** A schema, a list of them, or the fields of an object; of a union, the name of its discriminator. */
function schemasIn(json, origin, host) {
    if (isCalls(json))
        return replayed(json, origin, host);
    return jsonAt(json, origin, (part) => schemasIn(part, origin, host));
}
function jsonAt(json, origin, inner = (part) => jsonAt(part, origin)) {
    if (typeof json !== 'object' || json === null)
        return (0,value_make/* literal */.eu)(json, origin);
    if (Array.isArray(json))
        return (0,value_make/* list */.p_)(json.map(inner), origin);
    return fields(json, inner, origin);
}
const fields = (json, inner, origin) => (0,value_make/* structure */.QK)(new Map(Object.entries(json).map(([name, part]) => [name, { key: origin, value: inner(part) }])), origin);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/repackage/keywords.js

/** What a JSON Schema says under a keyword. */
function keywordOf({ entries }, keyword) {
    const entry = entries.get(keyword);
    return entry === undefined || (0,value_make/* isUndefined */.b0)(entry.value) ? undefined : entry;
}
const valueAt = (schema, keyword) => keywordOf(schema, keyword)?.value;

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/repackage/objects.js





/** Besides properties, the platform reads these into what it cannot write out again. */
const beyond = ['patternProperties', 'anyOf', 'oneOf', 'allOf'];
function readObject(schema, inside) {
    const { origin } = schema;
    const strange = beyond.find((keyword) => valueAt(schema, keyword) !== undefined);
    if (strange !== undefined)
        return (0,value_make/* opaque */.OZ)(`the platform does not carry \`${strange}\` of objects over`, origin);
    const properties = valueAt(schema, 'properties');
    if (properties === undefined)
        return readRecord(schema, inside);
    if (properties.kind !== 'object')
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(properties, 'these properties are not an object'), origin);
    const shape = new Map();
    for (const [name, entry] of properties.entries)
        shape.set(name, propertyOf(name, entry, schema, inside));
    const additional = valueAt(schema, 'additionalProperties');
    const unknownKeys = additional === undefined ? 'strip' : inside.untold(additional);
    return build(inside.host, { kind: 'object', unknownKeys }, withRest(shape, properties.rest), origin);
}
function readRecord(schema, { host, told }) {
    const { origin } = schema;
    const additional = valueAt(schema, 'additionalProperties');
    const value = additional ? told(additional) : build(host, { kind: 'any' }, noParts, origin);
    const key = build(host, { kind: 'string', checks: [] }, noParts, origin);
    return build(host, { kind: 'record' }, roles({ key, value }), origin);
}
/** Without a default of its own, what is not required is optional. */
function propertyOf(name, { key, value }, schema, { host, told }) {
    if (value.kind === 'opaque')
        return { key, value };
    const isFilled = value.kind === 'object' && valueAt(value, 'default') !== undefined;
    const required = isFilled || isRequired(name, schema);
    if (required === undefined) {
        const why = causeIn(valueAt(schema, 'required'), valueAt(schema, 'default'));
        return { key, value: (0,value_make/* opaque */.OZ)(why ?? 'whether this property is required is not known', value.origin) };
    }
    if (required)
        return { key, value: told(value) };
    return { key, value: build(host, { kind: 'optional' }, roles({ inner: told(value, true) }), value.origin) };
}
function isRequired(name, schema) {
    const required = valueAt(schema, 'required');
    const fallback = valueAt(schema, 'default');
    // The platform asks with `in`, which finds inherited names as well.
    if (fallback?.kind === 'object' && (fallback.entries.has(name) || name in Object.prototype))
        return true;
    if (fallback?.kind === 'array')
        return undefined;
    if (required === undefined)
        return false;
    if (required.kind !== 'array')
        return undefined;
    if (required.items.some((item) => (0,value_make/* stringOf */.Je)(item) === name))
        return true;
    return required.rest === undefined && required.items.every((item) => item.kind === 'literal') ? false : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/repackage/scalars.js





const checkOf = (kind, { key, value }, args = [value]) => ({
    kind,
    args,
    key,
    origin: value.origin,
});
const scalars_checksOf = (schema, kinds) => Object.entries(kinds).flatMap(([keyword, kind]) => {
    const entry = keywordOf(schema, keyword);
    return entry === undefined ? [] : [checkOf(kind, entry)];
});
const scalars_lengthChecks = (schema) => scalars_checksOf(schema, { minItems: 'min', maxItems: 'max' });
const scalars_formats = { email: 'email', uri: 'url', uuid: 'uuid', 'date-time': 'datetime' };
const versions = { ipv4: 'v4', ipv6: 'v6' };
function formatChecks(entry) {
    const format = (0,value_make/* stringOf */.Je)(entry?.value);
    if (entry === undefined || format === undefined)
        return [];
    const { origin } = entry.value;
    const version = versions[format];
    if (version !== undefined) {
        const options = (0,value_make/* structure */.QK)(new Map([['version', { key: origin, value: (0,value_make/* literal */.eu)(version, origin) }]]), origin);
        return [checkOf('ip', entry, [options])];
    }
    const kind = scalars_formats[format];
    return kind === undefined ? [] : [checkOf(kind, entry, [])];
}
/** Written out and read in again, an expression has its slashes escaped. */
function patternOf(value) {
    const source = (0,value_make/* stringOf */.Je)(value);
    if (source === undefined)
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(value, 'this pattern is not known'), value.origin);
    try {
        return { kind: 'regexp', source: new RegExp(source).source, flags: '', origin: value.origin };
    }
    catch {
        return (0,value_make/* opaque */.OZ)('this pattern is not a regular expression', value.origin);
    }
}
function readString(schema, { host }) {
    const { origin } = schema;
    const format = keywordOf(schema, 'format');
    if (format?.value.kind === 'opaque')
        return (0,value_make/* opaque */.OZ)(format.value.why, origin);
    const coerce = fieldsOf(valueAt(schema, uiKey)).entries.get('coerce');
    if ((0,value_make/* stringOf */.Je)(format?.value) === 'date-time' && coerce !== undefined && (0,value_make/* truthOf */.D)(coerce.value) !== false) {
        return build(host, { kind: 'date', checks: [] }, noParts, origin);
    }
    const pattern = keywordOf(schema, 'pattern');
    const matching = pattern ? [checkOf('regex', pattern, [patternOf(pattern.value)])] : [];
    const lengths = scalars_checksOf(schema, { minLength: 'min', maxLength: 'max' });
    return build(host, { kind: 'string', checks: [...formatChecks(format), ...matching, ...lengths] }, noParts, origin);
}
/** Whether a limit is inclusive is lost. */
const limitChecks = (schema) => [['minimum', 'exclusiveMinimum'], ['maximum', 'exclusiveMaximum']].flatMap(([inclusive, exclusive]) => {
    const limit = keywordOf(schema, inclusive) ?? keywordOf(schema, exclusive);
    return limit ? [checkOf(inclusive, limit)] : [];
});
function readNumber(schema, { host }) {
    const type = keywordOf(schema, 'type');
    const isInteger = (0,value_make/* stringOf */.Je)(type?.value) === 'integer' || (0,value_make/* stringOf */.Je)(valueAt(schema, 'format')) === 'int64';
    const multiple = keywordOf(schema, 'multipleOf');
    const isWhole = (0,value_make/* numberOf */.rl)(multiple?.value) === 1;
    const whole = type && (isInteger || isWhole) ? [checkOf('int', type, [])] : [];
    const steps = multiple && !isWhole ? [checkOf('multipleOf', multiple)] : [];
    return build(host, { kind: 'number', checks: [...whole, ...steps, ...limitChecks(schema)] }, noParts, schema.origin);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/repackage/read-schema.js








/** The schema that the platform's older reader makes of a JSON Schema. */
function readSchema(value, host, applied = true, wrapped = false) {
    const { origin } = value;
    if (value.kind === 'literal')
        return build(host, { kind: (0,value_make/* truthOf */.D)(value) ? 'any' : 'never' }, noParts, origin);
    if (value.kind !== 'object')
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(value, 'this is not a JSON Schema'), origin);
    if (value.rest !== undefined)
        return (0,value_make/* opaque */.OZ)(value.rest, origin);
    const fallback = valueAt(value, 'default');
    const isBare = applied && !wrapped && fallback === undefined;
    const body = bodyOf(value, {
        host,
        told: (schema, isWrapped) => readSchema(schema, host, isBare, isWrapped),
        untold: (schema) => readSchema(schema, host, false),
    });
    const read = read_schema_withMetadata(body, value, applied);
    return fallback === undefined
        ? read
        : build(host, { kind: 'default', given: fallback }, roles({ inner: read }), origin);
}
function bodyOf(schema, inside) {
    for (const reader of readers) {
        const body = reader(schema, inside);
        if (body !== undefined)
            return body;
    }
    return build(inside.host, { kind: 'any' }, noParts, schema.origin);
}
function read_schema_withMetadata(body, schema, applied) {
    const node = nodeOf(body);
    if (node === undefined)
        return body;
    const description = keywordOf(schema, 'description');
    const isDescribed = description !== undefined && (0,value_make/* truthOf */.D)(description.value) !== false;
    const described = isDescribed ? describe(node, description) : node;
    const ui = applied ? valueAt(schema, uiKey) : undefined;
    return asValue(ui === undefined ? described : annotate(described, fieldsOf(ui)), schema.origin);
}
const ofType = (type, reader) => (schema, inside) => (0,value_make/* stringOf */.Je)(valueAt(schema, 'type')) === type ? reader(schema, inside) : undefined;
/** Reads the list under a keyword. */
const ofList = (keyword, reader) => (schema, inside) => {
    const items = valueAt(schema, keyword);
    if (items === undefined || (keyword === 'type' && (0,value_make/* stringOf */.Je)(items) !== undefined))
        return undefined;
    if (items.kind !== 'array')
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(items, `\`${keyword}\` is not a list`), schema.origin);
    return items.rest === undefined ? reader(items.items, schema, inside) : (0,value_make/* opaque */.OZ)(items.rest, schema.origin);
};
const read_schema_refused = (keyword) => (schema) => valueAt(schema, keyword) && (0,value_make/* opaque */.OZ)(`the platform does not carry \`${keyword}\` over`, schema.origin);
function readArray(schema, { host, told }) {
    const { origin } = schema;
    const items = valueAt(schema, 'items');
    if (items?.kind === 'array') {
        const parts = itemFields((0,value_make/* list */.p_)(items.items.map((item) => told(item)), items.origin, items.rest));
        return build(host, { kind: 'tuple' }, parts, origin);
    }
    const element = items ? told(items) : build(host, { kind: 'any' }, noParts, origin);
    return build(host, { kind: 'array', checks: scalars_lengthChecks(schema) }, roles({ element }), origin);
}
/** One alone stands for itself. */
function unionOf(options, origin, host) {
    const [first] = options;
    if (first === undefined)
        return build(host, { kind: 'any' }, noParts, origin);
    return options.length === 1 ? first : build(host, { kind: 'union' }, itemFields((0,value_make/* list */.p_)(options, origin)), origin);
}
/** Split in halves until each side is one schema. */
function intersectionOf(sides, origin, host) {
    const [first] = sides;
    if (first === undefined)
        return build(host, { kind: 'never' }, noParts, origin);
    if (sides.length === 1)
        return first;
    const middle = Math.floor(sides.length / 2);
    const left = intersectionOf(sides.slice(0, middle), origin, host);
    const right = intersectionOf(sides.slice(middle), origin, host);
    return build(host, { kind: 'intersection' }, roles({ left, right }), origin);
}
function alternativesOf(options, schema, { host, untold }) {
    const { origin } = schema;
    const [first] = options;
    if (first !== undefined && options.length === 1)
        return untold(first);
    const propertyName = fieldsOf(valueAt(schema, 'discriminator')).entries.get('propertyName')?.value;
    if (propertyName === undefined)
        return (0,value_make/* opaque */.OZ)('the platform does not carry `oneOf` without a discriminator over', origin);
    const parts = itemFields((0,value_make/* list */.p_)(options.map(untold), origin));
    return build(host, { kind: 'discriminatedUnion', given: propertyName }, parts, origin);
}
const constantOf = (given, host) => build(host, { kind: 'literal', given }, noParts, given.origin);
function enumerationOf(values, { origin }, { host }) {
    const [first] = values;
    if (first === undefined)
        return build(host, { kind: 'never' }, noParts, origin);
    if (values.length === 1)
        return constantOf(first, host);
    const unknown = values.find(({ kind }) => kind !== 'literal');
    if (unknown !== undefined)
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(unknown, 'a value of this enum is not known'), origin);
    const isText = values.every((value) => (0,value_make/* stringOf */.Je)(value) !== undefined);
    if (isText)
        return build(host, { kind: 'enum', given: (0,value_make/* list */.p_)(values, origin) }, noParts, origin);
    return unionOf(values.map((value) => constantOf(value, host)), origin, host);
}
/** Each type is read as if it stood alone, description and all. */
const typesOf = (types, schema, { host, untold }) => {
    const each = types.map((type) => {
        const entries = new Map(schema.entries).set('type', { key: type.origin, value: type });
        return untold({ ...schema, entries });
    });
    return build(host, { kind: 'union' }, itemFields((0,value_make/* list */.p_)(each, schema.origin)), schema.origin);
};
const readers = [
    read_schema_refused('nullable'),
    ofType('object', readObject),
    ofType('array', readArray),
    ofList('anyOf', (options, { origin }, { host, untold }) => unionOf(options.map(untold), origin, host)),
    ofList('allOf', (sides, { origin }, { host, untold }) => intersectionOf(sides.map(untold), origin, host)),
    ofList('oneOf', alternativesOf),
    read_schema_refused('not'),
    ofList('enum', enumerationOf),
    (schema, { host }) => {
        const given = valueAt(schema, 'const');
        return given && constantOf(given, host);
    },
    ofList('type', typesOf),
    ofType('string', readString),
    ofType('number', readNumber),
    ofType('integer', readNumber),
    ofType('boolean', ({ origin }, { host }) => build(host, { kind: 'boolean', checks: [] }, noParts, origin)),
    ofType('null', ({ origin }, { host }) => build(host, { kind: 'null' }, noParts, origin)),
    read_schema_refused('if'),
    (schema, { host }) => {
        const given = valueAt(schema, '$ref');
        return given && build(host, { kind: 'ref', given }, noParts, schema.origin);
    },
];

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/repackage/write-schema.js





/**
 * The schema that comes of the code which the platform writes for a schema: some of what it says about itself is
 * lost on the way.
 */
function writeSchema(value) {
    const node = nodeOf(value);
    if (node === undefined)
        return value;
    const parts = mapParts(node, writeSchema);
    const odd = node.kind === 'object' ? [...parts.entries.keys()].find((name) => !plainName.test(name)) : undefined;
    if (odd !== undefined)
        return (0,value_make/* opaque */.OZ)(`the code that the platform writes for the name \`${odd}\` is broken`, value.origin);
    const written = { ...node, parts: () => parts, metadata: write_schema_metadataOf(node) };
    if (written.kind !== 'object' || typeof written.unknownKeys === 'string')
        return asValue(written, value.origin);
    return asValue({ ...written, unknownKeys: writeSchema(written.unknownKeys) }, value.origin);
}
/** The platform writes names without quotes. */
const plainName = /^(?:[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*|0|[1-9]\d*)$/u;
function write_schema_metadataOf(node) {
    if (node.kind === 'optional' || node.kind === 'default')
        return {};
    // What an array says is left out where its items say the same.
    const items = node.kind === 'array' ? schema_partOf(node, 'element') : undefined;
    const inner = items && (nodeOf(items)?.metadata ?? 'unknown');
    const { description } = node.metadata;
    const told = description && unlessRepeated(description, inner === 'unknown' ? inner : inner?.description);
    const ui = write_schema_uiOf(node.metadata, inner);
    return { ...(told && { description: told }), ...(ui && { ui }) };
}
const write_schema_known = ['title', 'displayAs', 'disabled', 'hidden', 'placeholder', 'secret'];
const unwritten = ['tooltip', 'coerce'];
function write_schema_uiOf({ ui }, inner) {
    if (ui === undefined)
        return undefined;
    const theirs = inner === 'unknown' || inner?.ui?.rest !== undefined ? 'unknown' : inner?.ui;
    const written = write_schema_known.flatMap((name) => {
        const entry = ui.entries.get(name);
        if (entry === undefined || (0,value_make/* truthOf */.D)(entry.value) === false)
            return [];
        const kept = unlessRepeated(entry, theirs === 'unknown' ? theirs : theirs?.entries.get(name));
        return kept ? [[name, kept]] : [];
    });
    const entries = new Map([...written, ...write_schema_others(ui, theirs)]);
    const unclear = [...entries.values()].find(({ value }) => value.kind === 'opaque');
    const isCertain = [...entries.values()].some(({ value }) => value.kind !== 'opaque');
    const rest = ui.rest ?? (unclear && (0,value_make/* whyOf */.gf)(unclear.value, 'it is not known'));
    if (isCertain)
        return withRest(entries, ui.rest);
    return rest === undefined ? undefined : { entries: new Map(), rest };
}
/** What goes by no name of its own is written together, or not at all where the items say the same. */
function write_schema_others(ui, theirs) {
    const ours = othersOf(ui);
    if (theirs === undefined)
        return ours;
    const repeated = theirs === 'unknown' ? undefined : sameEntries(ours, othersOf(theirs));
    if (repeated === false)
        return ours;
    return repeated ? new Map() : new Map([...ours].map(([name, entry]) => [name, obscured(entry, unclearRepeat)]));
}
const othersOf = ({ entries }) => new Map([...entries].filter(([name, { value }]) => !write_schema_known.includes(name) && !unwritten.includes(name) && !(0,value_make/* isUndefined */.b0)(value)));
const unclearRepeat = 'whether its items say the same is not known';
function unlessRepeated(entry, theirs) {
    if (theirs === undefined)
        return entry;
    const repeated = theirs === 'unknown' ? undefined : same(entry.value, theirs.value);
    if (repeated === undefined)
        return obscured(entry, unclearRepeat);
    return repeated ? undefined : entry;
}
function same(a, b) {
    if (a.kind === 'opaque' || b.kind === 'opaque')
        return undefined;
    if (a.kind === 'literal')
        return b.kind === 'literal' && a.value === b.value;
    if (a.kind === 'array' && b.kind === 'array') {
        if (a.rest !== undefined || b.rest !== undefined)
            return undefined;
        return a.items.length === b.items.length && checks_all(a.items.map((item, index) => same(item, b.items[index] ?? item)));
    }
    if (a.kind !== 'object' || b.kind !== 'object')
        return false;
    return a.rest === undefined && b.rest === undefined ? sameEntries(a.entries, b.entries) : undefined;
}
function sameEntries(a, b) {
    if (a.size !== b.size)
        return false;
    const answers = [...a].map(([name, { value }]) => {
        const other = b.get(name)?.value;
        return other !== undefined && same(value, other);
    });
    return checks_all(answers);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/repackage/repackage.js



/**
 * The schema of an interface as an integration gets to see it: the CLI converts it to JSON Schema, reads that in
 * again and writes it out as code.
 */
const repackage = (schema, host, options = {}) => writeSchema(readSchema(toJsonSchema(schema, host, options), host));

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/interface-package.js







/** The package that the platform's CLI would generate from an interface's definition. */
function interfacePackage(definition, origin, host) {
    if (!isInterface(definition)) {
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(definition, 'it is not the definition of an interface'), origin);
    }
    const { props } = definition;
    const name = part(props, 'name') ?? (0,value_make/* opaque */.OZ)('the interface has no name', origin);
    const version = part(props, 'version') ?? (0,value_make/* opaque */.OZ)('the interface has no version', origin);
    const generated = generatedParts(props, origin, host);
    return objectAt(origin, {
        type: 'interface',
        name,
        version,
        definition: objectAt(origin, { name, version, ...generated }),
    });
}
/** What the package of an interface defines, or the interface itself where it is handed over as it is. */
function interfaceOf(pkg, origin, host) {
    const definition = pkg !== undefined && isDefinition(pkg) ? pkg : part(pkg, 'definition');
    if (definition === undefined)
        return (0,value_make/* opaque */.OZ)('the interface is not known', origin);
    return isInterface(definition) ? interfaceIn(interfacePackage(definition, origin, host), origin) : definition;
}
const interfaceIn = (pkg, origin) => part(pkg, 'definition') ?? (0,value_make/* opaque */.OZ)('the interface is not known', origin);
function generatedParts(props, origin, host) {
    const entities = recordOf(part(props, 'entities'), origin);
    const references = new Draft();
    for (const [name, { key }] of entities.entries)
        references.set(name, { key, value: builderCall('ref', name, key, host) });
    if (entities.rest !== undefined)
        references.doubt(entities.rest);
    const flag = part(part(props, '__advanced'), 'useLegacyZuiTransformer');
    const generation = {
        references: references.done(origin),
        legacy: flag !== undefined && (0,value_make/* truthOf */.D)(flag) === true,
        raw: (0,facts_by_version/* holds */.v)('extend-by-declaration', host.sdk) || (0,facts_by_version/* holds */.v)('extend-by-raw-package', host.sdk),
        host,
    };
    const template = generation.raw ? part(props, 'templateName') : undefined;
    const all = (kind, generate) => eachOf(recordOf(part(props, kind), origin), generate, generation);
    return {
        actions: all('actions', generateAction),
        channels: all('channels', generateChannel),
        events: all('events', generateEvent),
        entities: all('entities', generateEntity),
        ...(template && { templateName: template }),
    };
}
function eachOf(record, generate, generation) {
    const draft = new Draft();
    for (const [name, { key, value }] of record.entries) {
        const made = value.kind === 'object' ? generate(value, generation) : (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(value, 'it is not an object'), value.origin);
        draft.set(name, { key, value: made });
    }
    if (record.rest !== undefined)
        draft.doubt(record.rest);
    return draft.done(record.origin);
}
const entryOf = (value) => ({ key: value.origin, value });
/** Of what an author says, what survives being generated. */
function kept(own, { raw }, ...names) {
    const { entries, rest } = recordOf(own, own.origin);
    if (raw)
        return new Draft().spread(rest === undefined ? { entries } : { entries, rest });
    const draft = new Draft();
    for (const [name, entry] of entries)
        if (names.includes(name))
            draft.set(name, entry);
    return draft;
}
/** A schema as it comes back from being written out and read in again. */
const packaged = (schema, { legacy, raw, host }) => entryOf(raw ? schema : repackage(schema, host, { legacy }));
/** In an interface a schema is a function of the entities. */
function applied(owner, generation) {
    const schema = part(owner, 'schema');
    if (schema === undefined)
        return entryOf((0,value_make/* opaque */.OZ)('a schema is missing', generation.references.origin));
    return packaged(generation.host.call(schema, [generation.references], schema.origin), generation);
}
const generateAction = (own, generation) => {
    const side = (name) => entryOf(new Draft().set('schema', applied(part(own, name), generation)).done(own.origin));
    return kept(own, generation, 'title', 'description', 'billable', 'cacheable', 'attributes')
        .set('input', side('input'))
        .set('output', side('output'))
        .done(own.origin);
};
const generateEvent = (own, generation) => kept(own, generation, 'title', 'description', 'attributes').set('schema', applied(own, generation)).done(own.origin);
const generateMessage = (own, generation) => kept(own, generation, 'title', 'description').set('schema', applied(own, generation)).done(own.origin);
const generateChannel = (own, generation) => kept(own, generation)
    .set('messages', entryOf(eachOf(recordOf(part(own, 'messages'), own.origin), generateMessage, generation)))
    .done(own.origin);
const generateEntity = (own, generation) => {
    const schema = part(own, 'schema') ?? (0,value_make/* opaque */.OZ)('a schema is missing', own.origin);
    return kept(own, generation, 'title', 'description').set('schema', packaged(schema, generation)).done(own.origin);
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/schema-builder/merge.js





/** One schema of what an integration and an interface say of the same thing. Neither's own metadata is kept. */
function mergeObjects(first, second, origin) {
    const [a, b] = [nodeOf(first), nodeOf(second)];
    if (a === undefined || b === undefined) {
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(a === undefined ? first : second, notASchema), origin);
    }
    if (a.kind === 'object' && b.kind === 'object') {
        return build(a.host, { kind: 'object', unknownKeys: 'strip' }, overlay(partsOf(a), partsOf(b)), origin);
    }
    if (a.kind !== 'record' || b.kind !== 'record')
        return (0,value_make/* opaque */.OZ)('the platform does not merge these schemas', origin);
    const [left, right] = [schema_partOf(a, 'value'), schema_partOf(b, 'value')];
    const value = build(a.host, { kind: 'intersection' }, roles({ left, right }), origin);
    const key = build(a.host, { kind: 'string', checks: [] }, noParts, origin);
    return build(a.host, { kind: 'record' }, roles({ key, value }), origin);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/merge.js





/** Maps of both; what both name is merged. What one side leaves open, the other cannot be sure of. */
function mergeMaps(own, theirs, merge, sdk) {
    const draft = new Draft().spread(opened(own, theirs));
    for (const [name, entry] of theirs.entries) {
        const known = own.entries.get(name);
        if (known !== undefined)
            draft.set(name, { key: known.key, value: merge_merged(known.value, entry.value, merge, sdk) });
        else if (own.rest === undefined)
            draft.set(name, entry);
        else
            draft.set(name, { key: entry.key, value: (0,value_make/* opaque */.OZ)(own.rest, entry.key) });
    }
    return (0,value_make/* structure */.QK)(draft.done(own.origin).entries, own.origin, own.rest ?? theirs.rest);
}
/** An interface of which nothing is known may add to any entry; it seldom replaces what the author wrote. */
function opened(own, { entries: named, rest }) {
    if (rest === undefined || named.size > 0)
        return own;
    const entries = [...own.entries].map(([name, { key, value }]) => [
        name,
        { key, value: value.kind === 'object' ? { ...value, rest } : value },
    ]);
    return { entries: new Map(entries) };
}
function merge_merged(own, theirs, merge, sdk) {
    if (!(0,facts_by_version/* holds */.v)('merge-entries', sdk))
        return theirs;
    if (own.kind === 'object' && theirs.kind === 'object') {
        return (0,facts_by_version/* holds */.v)('merge-schemas', sdk)
            ? merge(own, theirs, sdk)
            : new Draft().spread(own).spread(theirs).done(own.origin);
    }
    const unknown = own.kind === 'opaque' ? own : theirs;
    return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(unknown, 'it is not an object'), own.origin);
}
const merge_entryOf = (value) => ({ key: value.origin, value });
/** All that both say, the interface last; before the SDK did so, what it named. */
function merge_said(own, theirs, sdk, ...names) {
    if ((0,facts_by_version/* holds */.v)('merge-all', sdk))
        return new Draft().spread(own).spread(theirs);
    const draft = new Draft();
    for (const name of ['title', 'description', ...names]) {
        const value = part(theirs, name) ?? part(own, name);
        if (value !== undefined)
            draft.set(name, theirs.entries.get(name) ?? own.entries.get(name) ?? merge_entryOf(value));
    }
    return draft;
}
function schemas(own, theirs, origin) {
    const [a, b] = [part(own, 'schema'), part(theirs, 'schema')];
    if (a === undefined || b === undefined)
        return (0,value_make/* opaque */.OZ)('a schema is missing', origin);
    return mergeObjects(a, b, a.origin);
}
const schemaEntry = (own, theirs, origin) => merge_entryOf(objectAt(origin, { schema: schemas(own, theirs, origin) }));
const mergeAction = (own, theirs, sdk) => {
    const ownOutput = part(own, (0,facts_by_version/* holds */.v)('merge-output-with-input', sdk) ? 'input' : 'output');
    return merge_said(own, theirs, sdk)
        .set('input', schemaEntry(part(own, 'input'), part(theirs, 'input'), own.origin))
        .set('output', schemaEntry(ownOutput, part(theirs, 'output'), own.origin))
        .done(own.origin);
};
const mergeEvent = (own, theirs, sdk) => merge_said(own, theirs, sdk)
    .set('schema', merge_entryOf(schemas(own, theirs, own.origin)))
    .done(own.origin);
const mergeMessage = (own, theirs) => objectAt(own.origin, { schema: schemas(own, theirs, own.origin) });
const mergeChannel = (own, theirs, sdk) => {
    const messages = (of) => recordOf(part(of, 'messages'), of.origin);
    const draft = merge_said(own, theirs, sdk, 'conversation', 'message');
    if ((0,facts_by_version/* holds */.v)('merge-tags', sdk))
        mergeTags(draft, own, theirs);
    const merged = mergeMaps(messages(own), messages(theirs), mergeMessage, sdk);
    return draft.set('messages', merge_entryOf(merged)).done(own.origin);
};
function mergeTags(draft, own, theirs) {
    for (const kind of ['conversation', 'message']) {
        const sides = [part(own, kind), part(theirs, kind)];
        if (sides.every((side) => side === undefined))
            continue;
        const tags = new Draft();
        for (const side of sides)
            tags.spread(recordOf(part(side, 'tags'), own.origin));
        draft.set(kind, merge_entryOf(objectAt(own.origin, { tags: tags.done(own.origin) })));
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/name-cases.js

/** The helpers that the platform's CLI knows in an interface's `templateName`; undefined for what is none of them. */
const caseOf = (helper) => (0,objects/* ownOf */._t)(cases, helper);
/**
 * Fills in an interface's `templateName`, as much of Handlebars as those texts use: `{{name}}`, and `{{helper name}}`.
 * What is not known is left out, and told to `miss` as it is written.
 */
function filledIn(template, textOf, miss) {
    return template.replace(/\{\{\s*(?:(\w+)\s+)?(\w+)\s*\}\}/g, (written, helper, name) => {
        const cased = helper === undefined ? (text) => text : caseOf(helper);
        const text = textOf(name);
        if (cased === undefined || text === undefined)
            miss?.(written, name);
        return cased?.(text ?? '') ?? '';
    });
}
const capitalized = (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
const name_cases_words = (text) => text.split(/[^a-zA-Z0-9]|(?<=[a-z])(?=[A-Z])/).filter((word) => word !== '');
const camel = ([first = '', ...others]) => [first.toLowerCase(), ...others.map(capitalized)].join('');
const cases = {
    toUpperCase: (text) => text.toUpperCase(),
    toLowerCase: (text) => text.toLowerCase(),
    pascalCase: (text) => name_cases_words(text).map(capitalized).join(''),
    kebabCase: (text) => name_cases_words(text).join('-').toLowerCase(),
    snakeCase: (text) => name_cases_words(text).join('_').toLowerCase(),
    screamingSnakeCase: (text) => name_cases_words(text).join('_').toUpperCase(),
    camelCase: (text) => camel(name_cases_words(text)),
};

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/template-name.js



/**
 * What an interface's action, event or channel is called, by the interface's `templateName`: before the SDK's version 1 a
 * function of the name and the entities' names, then a text such as `{{camelCase item}}{{pascalCase name}}`.
 */
function templated(template, name, entities, origin, host) {
    if (template.kind === 'function')
        return host.call(template, [(0,value_make/* literal */.eu)(name, origin), entities], origin);
    const text = (0,value_make/* stringOf */.Je)(template);
    if (text === undefined)
        return (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(template, 'its `templateName` is not a text'), origin);
    const known = objectAt(origin, { ...Object.fromEntries(textsOf(entities)), name });
    const partAt = (part) => known.entries.get(part)?.value;
    let why;
    const filled = filledIn(text, (part) => (0,value_make/* stringOf */.Je)(partAt(part)), (written, part) => {
        why ??= (0,value_make/* whyOf */.gf)(partAt(part) ?? template, `\`${written}\` is not known`);
    });
    return why === undefined ? (0,value_make/* literal */.eu)(filled, origin) : (0,value_make/* opaque */.OZ)(why, origin);
}
const textsOf = ({ entries }) => [...entries].map(([name, { value }]) => [name, value]);

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/resolve-interface.js






function resolveInterface(definition, filling) {
    const actions = renamed('actions', definition, filling, resolveAction);
    const events = renamed('events', definition, filling, resolveEvent);
    const { sdk } = filling.host;
    const hasChannels = (0,facts_by_version/* holds */.v)('interface-channels', sdk);
    const channels = renamed('channels', hasChannels ? definition : undefined, filling, resolveChannel);
    const isStated = (0,facts_by_version/* holds */.v)('interface-channels-stated', sdk);
    return {
        actions: actions.resolved,
        events: events.resolved,
        channels: channels.resolved,
        names: { actions: actions.names, events: events.names, ...(isStated && { channels: channels.names }) },
    };
}
function renamed(kind, definition, filling, resolve) {
    const { origin, host } = filling;
    const template = (0,facts_by_version/* holds */.v)('extend-by-template', host.sdk) ? part(definition, 'templateName') : undefined;
    // In the SDK's first versions all but channels was renamed.
    const isFixed = kind === 'channels' && !(0,facts_by_version/* holds */.v)('interface-channels-stated', host.sdk);
    const own = recordOf(part(definition, kind), origin);
    const changes = recordOf(part(filling.changes, kind), origin);
    const resolved = new Draft();
    const names = new Draft();
    for (const [name, { key, value }] of own.entries) {
        const change = changes.entries.get(name);
        const wanted = template === undefined || isFixed
            ? change && part(change.value, 'name')
            : templated(template, name, filling.names, origin, host);
        const given = wanted === undefined ? name : (0,value_make/* stringOf */.Je)(wanted);
        const unknown = changes.rest !== undefined && change === undefined ? (0,value_make/* opaque */.OZ)(changes.rest, origin) : wanted;
        if (given === undefined || unknown?.kind === 'opaque') {
            const why = (0,value_make/* whyOf */.gf)(unknown ?? value, 'what it is renamed to is not known');
            resolved.doubt(why);
            names.doubt(why);
            continue;
        }
        const entry = value.kind === 'object'
            ? resolve(value, change?.value, filling)
            : (0,value_make/* opaque */.OZ)((0,value_make/* whyOf */.gf)(value, 'it is not an object'), origin);
        resolved.set(given, { key: wanted?.origin ?? change?.key ?? key, value: entry });
        names.set(name, { key: origin, value: objectAt(origin, { name: (0,value_make/* literal */.eu)(given, wanted?.origin ?? origin) }) });
    }
    if (own.rest !== undefined) {
        resolved.doubt(own.rest);
        names.doubt(own.rest);
    }
    return { resolved: resolved.done(own.origin), names: names.done(origin) };
}
const resolve_interface_entryOf = (value) => ({ key: value.origin, value });
/** A schema with the interface's entities replaced by the integration's. */
function filled(owner, { entities, origin, host }) {
    const schema = part(owner, 'schema');
    if (schema === undefined)
        return (0,value_make/* opaque */.OZ)('a schema is missing', origin);
    return host.call(memberOf(schema, 'dereference', schema.origin, host), [entities], schema.origin);
}
const withSchema = (owner, filling) => {
    const schema = filled(owner, filling);
    return resolve_interface_entryOf(objectAt(schema.origin, { schema }));
};
function changed(own, change, { origin, host: { sdk } }) {
    const draft = new Draft();
    if ((0,facts_by_version/* holds */.v)('interface-texts', sdk))
        draft.spread(own);
    return (0,facts_by_version/* holds */.v)('extend-overrides', sdk) ? draft.spread(recordOf(change, origin)) : draft;
}
const resolveAction = (own, change, filling) => changed(own, change, filling)
    .set('input', withSchema(part(own, 'input'), filling))
    .set('output', withSchema(part(own, 'output'), filling))
    .done(own.origin);
const resolveEvent = (own, change, filling) => changed(own, change, filling)
    .set('schema', resolve_interface_entryOf(filled(own, filling)))
    .done(own.origin);
const resolveChannel = (own, change, filling) => {
    const { origin } = filling;
    const messages = new Draft();
    const declared = recordOf(part(own, 'messages'), origin);
    for (const [name, { key, value }] of declared.entries) {
        const message = changed(recordOf(value, origin), undefined, filling).set('schema', resolve_interface_entryOf(filled(value, filling)));
        messages.set(name, { key, value: message.done(value.origin) });
    }
    if (declared.rest !== undefined)
        messages.doubt(declared.rest);
    const channel = changed(own, change, filling);
    if ((0,facts_by_version/* holds */.v)('extend-overrides', filling.host.sdk)) {
        for (const kind of ['message', 'conversation'])
            channel.set(kind, resolve_interface_entryOf(tagged(kind, own, change, origin)));
    }
    return channel.set('messages', { key: declared.origin, value: messages.done(declared.origin) }).done(own.origin);
};
/** The tags of the interface and those that the integration adds. */
function tagged(kind, own, change, origin) {
    const theirs = part(own, kind);
    const tags = new Draft()
        .spread(recordOf(part(theirs, 'tags'), origin))
        .spread(recordOf(part(part(change, kind), 'tags'), origin))
        .done(origin);
    return new Draft().spread(recordOf(theirs, origin)).set('tags', resolve_interface_entryOf(tags)).done(origin);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/extend.js








/** Under this name an entity that is handed to the builder remembers what it is called; no code writes it. */
const brand = '\0entity';
/**
 * What `definition.extend(interface, ({ entities }) => ({ entities: {…}, actions: {…} }))` makes of the properties;
 * `origin` is the call. Before the SDK's version 3 it was `.extend(interface, (entities) => ({…}))`.
 */
function extendedProps(props, [pkg, builder], origin, host) {
    const changes = built(props, builder, origin, host);
    const used = recordOf(part(changes, 'entities'), origin);
    const definition = interfaceOf(pkg, origin, host);
    const entities = extend_mapped(used, ({ value }) => part(value, 'schema'));
    const names = extend_mapped(used, ({ value }) => part(value, brand));
    const resolved = resolveInterface(definition, { entities, names, changes, origin, host });
    const own = (name) => recordOf(part(props, name), origin);
    const merged = (name, merge) => extend_entryOf(mergeMaps(own(name), resolved[name], merge, host.sdk));
    const interfaces = new Draft()
        .spread(own('interfaces'))
        .spread(statementOf({ pkg, definition, used, resolved, origin, host }));
    return new Draft()
        .spread(props)
        .set('actions', merged('actions', mergeAction))
        .set('channels', merged('channels', mergeChannel))
        .set('events', merged('events', mergeEvent))
        .set('interfaces', extend_entryOf(interfaces.done(origin)))
        .done(props.origin);
}
/** What the builder returns, as it does today. */
function built(props, builder, origin, host) {
    const entities = branded(recordOf(part(props, 'entities'), origin));
    if (builder === undefined)
        return (0,value_make/* structure */.QK)(new Map(), origin);
    return (0,facts_by_version/* holds */.v)('extend-by-entities', host.sdk)
        ? objectAt(origin, { entities: host.call(builder, [entities], origin) })
        : host.call(builder, [objectAt(origin, { entities })], origin);
}
const extend_entryOf = (value) => ({ key: value.origin, value });
const branded = (entities) => extend_mapped(entities, ({ key, value }, name) => value.kind === 'object'
    ? new Draft()
        .spread(value)
        .set(brand, { key, value: (0,value_make/* literal */.eu)(name, key) })
        .done(value.origin)
    : value);
function extend_mapped(record, change) {
    const draft = new Draft();
    for (const [name, entry] of record.entries) {
        const value = change(entry, name);
        if (value !== undefined)
            draft.set(name, { key: entry.key, value });
    }
    if (record.rest !== undefined)
        draft.doubt(record.rest);
    return draft.done(record.origin);
}
/** What the integration says about the interface: under which key it stands, and what it calls the interface's things. */
function statementOf({ pkg, definition, used, resolved, origin, host }) {
    const names = [...used.entries.values()].map(({ value }) => part(value, brand));
    const identity = (name) => (isDefinition(pkg ?? definition) ? undefined : part(pkg, name));
    const name = identity('name') ?? part(definition, 'name');
    const unknown = [name, ...names].find((text) => (0,value_make/* stringOf */.Je)(text) === undefined);
    const why = used.rest ?? (name === undefined || unknown ? (0,value_make/* whyOf */.gf)(unknown ?? used, 'the interface is not known') : undefined);
    if (why !== undefined || name === undefined)
        return (0,value_make/* structure */.QK)(new Map(), origin, why);
    const arguments_ = names.map((text) => (0,value_make/* stringOf */.Je)(text)).join(',');
    const isBare = arguments_ === '' && (0,facts_by_version/* holds */.v)('interface-key-bare', host.sdk);
    const id = identity('id');
    const version = identity('version') ?? part(definition, 'version');
    const statement = objectAt(origin, {
        ...(id === undefined ? {} : { id }),
        name,
        version: version ?? (0,value_make/* opaque */.OZ)('the interface is not known', origin),
        entities: extend_mapped(used, ({ key: place, value }) => objectAt(place, { name: part(value, brand) ?? value })),
        ...resolved.names,
    });
    const key = isBare ? (0,value_make/* stringOf */.Je)(name) : `${(0,value_make/* stringOf */.Je)(name)}<${arguments_}>`;
    return (0,value_make/* structure */.QK)(new Map([[key ?? '', { key: origin, value: statement }]]), origin);
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/make-definition.js






/** What it costs, in steps, to copy the actions, events and the like. */
function costOfParts(value) {
    const { entries } = isDefinition(value) ? value.props : recordOf(value, value.origin);
    return costOfAll([...entries.values()].map((entry) => entry.value));
}
/** `origin`: the `new` expression up to its arguments. */
const makeDefinition = (of, props, origin, host) => ({
    kind: 'exotic',
    of,
    props,
    member(name, place) {
        if (name === 'props')
            return props;
        if (name === 'extend' && of === 'IntegrationDefinition') {
            return (0,value_make/* callable */.J8)(place, (args, call) => {
                // What both define is copied.
                const cost = costOfParts(props) + args.reduce((sum, arg) => sum + costOfParts(part(arg, 'definition') ?? arg), 0);
                return overspent(host, cost, call) ?? makeDefinition(of, extendedProps(props, args, call, host), origin, host);
            });
        }
        if (name === 'clone' || name === 'metadata')
            return (0,value_make/* opaque */.OZ)(`\`${name}\` is known where the definition is run`, place);
        return memberOf(props, name, place, host);
    },
    remade(change) {
        const changed = change(props);
        return changed.kind === 'object' ? makeDefinition(of, changed, origin, host) : changed;
    },
    origin,
});

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/messages.js

const choice = {
    fields: { text: 'text', options: { each: { fields: { label: 'text', value: 'text' } } } },
};
const action = { fields: { action: { enum: ['postback', 'url', 'say'] }, label: 'text', value: 'text' } };
const card = {
    fields: { title: 'text', subtitle: 'text?', imageUrl: 'text?', actions: { each: action } },
};
const markdown = { fields: { markdown: 'text' } };
function simpleTypes(sdk) {
    const title = (0,facts_by_version/* holds */.v)('media-title', sdk) ? { title: 'text?' } : {};
    const address = (0,facts_by_version/* holds */.v)('location-address', sdk)
        ? { address: 'string?', title: 'string?' }
        : {};
    return {
        text: { fields: { text: 'text' } },
        image: { fields: { imageUrl: 'text', ...title } },
        audio: { fields: { audioUrl: 'text', ...title } },
        video: { fields: { videoUrl: 'text', ...title } },
        file: { fields: { fileUrl: 'text', title: 'text?' } },
        location: { fields: { latitude: 'number', longitude: 'number', ...address } },
    };
}
/** A message of several parts, each of one of the types. */
const blocOf = (types) => ({
    fields: {
        items: {
            each: { anyOf: Object.entries(types).map(([type, payload]) => ({ fields: { type: { const: type }, payload } })) },
        },
    },
});
/** `messages.defaults`. */
function defaultMessages(sdk) {
    const { text, ...others } = simpleTypes(sdk);
    const bloc = (0,facts_by_version/* holds */.v)('bloc-markdown', sdk) ? blocOf({ text, markdown, ...others }) : blocOf({ text, ...others });
    return {
        text,
        ...((0,facts_by_version/* holds */.v)('markdown-default', sdk) && { markdown }),
        ...others,
        carousel: { fields: { items: { each: card } } },
        card,
        dropdown: choice,
        choice,
        ...((0,facts_by_version/* holds */.v)('bloc-default', sdk) && { bloc }),
    };
}
/** What stands beside the defaults: `messages.markdown`, … */
const otherMessages = (sdk) => ({
    ...((0,facts_by_version/* holds */.v)('markdown-apart', sdk) && { markdown }),
    ...((0,facts_by_version/* holds */.v)('markdown-bloc-apart', sdk) && { markdownBloc: blocOf({ ...simpleTypes(sdk), markdown }) }),
});

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/exports.js









/** What `import { name } from '@botpress/sdk'` comes to; `*` is all of it. */
function sdkImport(name, origin, host) {
    if (name === '*')
        return sdkNamespace(origin, host);
    const member = name === 'interfaces' && !(0,facts_by_version/* holds */.v)('interfaces-included', host.sdk) ? undefined : (0,objects/* ownOf */._t)(exports_members, name);
    if (member !== undefined)
        return member(origin, host);
    return unreadExport(name, `\`${name}\` of the SDK is known where the definition is run`, origin, host);
}
const sdkNamespace = (origin, host) => ({
    kind: 'namespace',
    get: (name, place) => ({ key: place, value: sdkImport(name, place, host) }),
    names: () => undefined,
    origin,
});
const exports_members = {
    z: builderNamespace,
    messages: (origin, host) => namespaceOf('messages', origin, {
        defaults: (place) => messageTypes(defaultMessages(host.sdk), foreign(place), host),
        ...messageEntries(otherMessages(host.sdk), host),
    }),
    interfaces: (origin, host) => exports_namespace(origin, {
        ...Object.fromEntries(includedNames.map((name) => [name, (place) => includedInterface(name, foreign(place), host)])),
        schemas: (place) => (0,value_make/* opaque */.OZ)('`schemas` of the SDK is known where the definition is run', place),
    }),
    WELL_KNOWN_ATTRIBUTES: (origin) => exports_namespace(origin, {
        HIDDEN_IN_STUDIO: (place) => exports_object({ bpActionHiddenInStudio: (0,value_make/* literal */.eu)('true', place) }, place),
        AWAIT_RETURN: (place) => exports_object({ bpActionAwaitReturn: (0,value_make/* literal */.eu)('true', place) }, place),
    }),
    OAUTH_IDENTIFIER_HEADER: (origin) => (0,value_make/* literal */.eu)('x-bp-integration-identifier', origin),
    IntegrationDefinition: (origin, host) => definitionClass('IntegrationDefinition', origin, host),
    InterfaceDefinition: (origin, host) => definitionClass('InterfaceDefinition', origin, host),
    InterfaceDeclaration: (origin, host) => definitionClass('InterfaceDeclaration', origin, host),
};
function exports_namespace(origin, known) {
    const get = (name, place) => {
        const member = (0,objects/* ownOf */._t)(known, name);
        return member && { key: place, value: member(place) };
    };
    return { kind: 'namespace', get, names: () => Object.keys(known), origin };
}
/** The same, where another name is a mistake. */
const namespaceOf = (owner, origin, known) => ({
    ...exports_namespace(origin, known),
    missing: (name) => unheardOf(owner, name),
});
const exports_object = (values, origin) => (0,value_make/* structure */.QK)(new Map(Object.entries(values).map(([name, value]) => [name, { key: origin, value }])), origin);
const messageTypes = (shapes, origin, host) => namespaceOf('messages.defaults', origin, messageEntries(shapes, host));
/** The author names it, and has no say in what it holds. */
const foreign = (place) => ({ ...place, foreign: true });
const messageEntries = (shapes, host) => Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [
    name,
    (place) => exports_object({ schema: schemaOf(shape, foreign(place), host) }, foreign(place)),
]));
function definitionClass(of, origin, host) {
    return {
        ...(0,value_make/* callable */.J8)(origin, (_, place) => (0,value_make/* opaque */.OZ)(`\`${of}\` is called without \`new\``, place)),
        construct: ([props], place) => {
            const own = props && (0,value_own/* entriesOf */.M)(props);
            if (props?.kind === 'object')
                return makeDefinition(of, props, place, host);
            const why = (0,value_make/* whyOf */.gf)(props ?? (0,value_make/* literal */.eu)(undefined, place), 'what the definition is made of is not known');
            const made = own ? (0,value_make/* structure */.QK)(own.entries, place, own.rest) : (0,value_make/* structure */.QK)(new Map(), place, why);
            return makeDefinition(of, made, place, host);
        },
    };
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/remote-package.js



/** What the platform's public interfaces name, as facts: where one is not on disk, this is all that it can touch. */
const publicInterfaces = {
    creatable: { actions: ['create'], events: ['created'] },
    deletable: { actions: ['delete'], events: ['deleted'] },
    'files-readonly': {
        actions: ['listItemsInFolder', 'transferFileToBotpress'],
        events: ['fileCreated', 'fileUpdated', 'fileDeleted', 'folderDeletedRecursive', 'aggregateFileChanges'],
    },
    hitl: {
        actions: ['createUser', 'startHitl', 'stopHitl'],
        events: ['hitlAssigned', 'hitlStopped'],
        channels: ['hitl'],
    },
    listable: { actions: ['list'] },
    llm: { actions: ['generateContent', 'listLanguageModels'] },
    'message-state': { events: ['messageSent', 'messageDelivered', 'messageRead', 'messageFailed'] },
    'proactive-conversation': { actions: ['getOrCreateConversation'] },
    'proactive-user': { actions: ['getOrCreateUser'] },
    readable: { actions: ['read'] },
    'speech-to-text': { actions: ['transcribeAudio', 'listSpeechToTextModels'] },
    'text-to-image': { actions: ['generateImage', 'listImageModels'] },
    'typing-indicator': { actions: ['startTypingIndicator', 'stopTypingIndicator'] },
    updatable: { actions: ['update'], events: ['updated'] },
};
/** A package of the hub that is not on disk: `interface:NAME@VERSION`. */
function remotePackage(reference, origin) {
    const why = `\`${reference}\` is not in the project`;
    const [, name, version] = /^interface:([^@]+)@(.+)$/.exec(reference) ?? [];
    if (name === undefined || version === undefined)
        return (0,value_make/* opaque */.OZ)(why, origin);
    const exact = /^\d+\.\d+\.\d+$/.test(version);
    return objectAt(origin, {
        type: 'interface',
        name,
        version: exact ? (0,value_make/* literal */.eu)(version, origin) : (0,value_make/* opaque */.OZ)(why, origin),
        definition: definitionOf(name, why, origin),
    });
}
function definitionOf(name, why, origin) {
    const names = (0,objects/* ownOf */._t)(publicInterfaces, name);
    if (names === undefined)
        return (0,value_make/* opaque */.OZ)(why, origin);
    const unknown = (listed) => {
        const entries = (listed ?? []).map((entry) => [
            entry,
            { key: origin, value: (0,value_make/* opaque */.OZ)(why, origin) },
        ]);
        return (0,value_make/* structure */.QK)(new Map(entries), origin, listed && why);
    };
    return objectAt(origin, {
        actions: unknown(names.actions),
        events: unknown(names.events),
        channels: unknown(names.channels),
    });
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/packages.js






/** The packages of the platform. */
function platformPackages(host) {
    const builder = { exports: (name, origin) => builderImport(name, origin, host) };
    const packages = new Map([
        ['@botpress/sdk', { exports: (name, origin) => sdkImport(name, origin, host), missing: unheardOfExport }],
        ['@bpinternal/zui', builder],
        ['zod', builder],
    ]);
    return {
        inOrder: (0,facts_by_version/* holds */.v)('ui-in-place', host.sdk),
        known: (specifier) => packages.get(specifier),
        generated: (definition, origin) => interfacePackage(definition, origin, host),
        remote: remotePackage,
    };
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/open-module.js















/** Reads a definition module and those that it imports, without running any of them. Never throws for what they say. */
async function openModule(file, host) {
    const path = external_node_path_.posix.normalize(file);
    const parser = await loadParser();
    try {
        return await open_module_read(path, remembering(host), parser);
    }
    catch (error) {
        // The stack is the one thing that nesting of every kind ends at.
        if (error instanceof RangeError)
            return open_module_tooDeep(path);
        throw error;
    }
}
async function open_module_read(path, host, parser) {
    const version = (0,sdk_version/* sdkVersionOf */.KE)(external_node_path_.posix.dirname(path), host);
    const graph = new Graph(parser, host, (caller) => platformPackages(sdkHost(version, caller)));
    const exported = graph.settled(graph.exported(path, 'default', { file: path, start: 0, end: 0 }));
    const assets = new manifest_assets/* Assets */.s(external_node_path_.posix.dirname(path), host);
    const root = isDefinition(exported) && exported.of === 'IntegrationDefinition'
        ? manifestOf(exported, sdkHost(version, graph), assets)
        : undefined;
    const made = root && materialize(root);
    const sources = new Map([...graph.files.map((file) => [file.path, file.text]), ...assets.texts]);
    const wrong = await wrongWith({ path, version, graph, assets, exported, root, made, sources }, host);
    return {
        file: path,
        files: [...new Set([...sources.keys(), ...assets.files])],
        data: made?.excess === undefined ? made?.data : undefined,
        wrapped: false,
        language: 'typescript',
        faults: wrong.faults,
        unknowns: [...told(made?.unknowns ?? [], wrong), ...wrong.misnamed],
        canSay: (place) => isSayable(place, version),
        mentions: (mark) => [...sources.values()].some((text) => text.search(mark) >= 0),
        isForeign: (target) => root !== undefined && isForeign(root, target, graph.interfaces()),
        positions: () => positionsOf(root ?? exported, exported.origin, graph, sources),
    };
}
/** Marks what is not known because of a mistake that is told already, and says where other reasons are written. */
const told = (unknowns, { reasons, causes }) => unknowns.map((unknown) => {
    if (reasons.has(unknown.why))
        return { ...unknown, reported: true };
    const because = causes.get(unknown.why);
    return because === undefined ? unknown : { ...unknown, because };
});
function open_module_tooDeep(file) {
    const location = { file, start: { line: 1, column: 1 }, end: { line: 1, column: 1 }, approximate: true };
    return {
        file,
        files: [file],
        data: undefined,
        wrapped: false,
        language: 'typescript',
        faults: [{ id: 'too-deep', message: excesses['too-deep'], path: [], location }],
        unknowns: [],
        mentions: () => false,
        positions: async () => ({ locate: () => location, edit: () => undefined, comments: [], sources: new Map() }),
    };
}
async function positionsOf(root, heading, graph, sources) {
    const { ModulePositions } = await __webpack_require__.e(/* import() */ 696).then(__webpack_require__.bind(__webpack_require__, 8696));
    return new ModulePositions(root, heading, graph.files, sources);
}


/***/ }),

/***/ 2333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ Assets)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _value_make_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1578);


/** The files that a definition names: scripts, the icon, the readme. They stand inside the integration's folder. */
class Assets {
    missing = [];
    /** What was read. */
    files = [];
    /** The texts of scripts, by their paths. */
    texts = new Map();
    #folder;
    #host;
    constructor(folder, host) {
        this.#folder = folder;
        this.#host = host;
    }
    /** The text of a script in place of its name. */
    script(named) {
        return this.#content(named, (path) => {
            const text = this.#host.read(path, this.#folder);
            if (text === undefined)
                return undefined;
            this.texts.set(path, text);
            const origin = { file: path, start: 0, end: text.length };
            return { kind: 'literal', value: text, origin, verbatim: false, plain: true };
        });
    }
    /** The bytes of a file in base64, which stay where its name is written. */
    base64(named) {
        return this.#content(named, (path) => {
            const bytes = this.#host.readBase64(path, this.#folder);
            return bytes === undefined ? undefined : (0,_value_make_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(bytes, named.origin);
        });
    }
    #content(named, read) {
        if (named.kind !== 'literal' || typeof named.value !== 'string' || named.value === '')
            return named;
        const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(this.#folder, named.value);
        const within = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(this.#folder, path);
        const inside = !node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(named.value) && within !== '' && !/^\.\.(?:\/|$)/.test(within);
        const content = inside ? read(path) : undefined;
        if (content !== undefined) {
            this.files.push(path);
            return content;
        }
        const why = `\`${named.value}\` ${inside ? 'is not there' : 'is outside the folder of the integration'}`;
        this.missing.push({ named, message: `${why}.`, why });
        return (0,_value_make_js__WEBPACK_IMPORTED_MODULE_1__/* .opaque */ .OZ)(why, named.origin);
    }
}


/***/ }),

/***/ 8870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ sentFrom),
/* harmony export */   F5: () => (/* binding */ shapeOf),
/* harmony export */   t$: () => (/* binding */ sent)
/* harmony export */ });
/* harmony import */ var _data_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8674);

const each = (shape) => ({ each: shape });
const all = (parts) => ({ parts, others: 'kept' });
const only = (parts) => ({ parts, others: 'left out' });
const always = (whole) => ({ ...whole, always: true });
const schemed = all({ schema: 'schema' });
const configuration = (described = {}) => only({
    ...described,
    schema: 'schema',
    identifier: always(only({ required: 'kept', linkTemplateScript: 'script' })),
});
/** What the platform's CLI sends of a definition, in this order, be the definition read or run. */
const sent = only({
    name: 'kept',
    version: 'kept',
    title: 'kept',
    description: 'kept',
    user: 'kept',
    events: each(schemed),
    actions: each(all({ input: schemed, output: schemed })),
    channels: each(all({ messages: each(schemed) })),
    states: each(schemed),
    entities: each(schemed),
    attributes: 'kept',
    icon: 'base64',
    readme: 'base64',
    identifier: always(only({ extractScript: 'script', fallbackHandlerScript: 'script' })),
    configuration: configuration(),
    configurations: each(configuration({ title: 'kept', description: 'kept' })),
    interfaces: 'kept',
    secrets: 'kept',
});
/** What is made of a part of what is sent, by its name; undefined for what is left out. */
const shapeOf = (name, inside) => {
    if ('each' in inside)
        return inside.each;
    return (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .ownOf */ ._t)(inside.parts, name) ?? (inside.others === 'kept' ? 'kept' : undefined);
};
/** What is sent under a name of its own, by the way to it in the definition. */
const sentFrom = {
    extraOperations: ['__advanced', 'extraOperations'],
};


/***/ }),

/***/ 5779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ holds)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5240);

const extending = 'packages/sdk/src/integration/definition/integration-definition.ts, later index.ts';
const declaring = 'packages/sdk/src/integration/definition/interface-declaration.ts';
const messaging = 'packages/sdk/src/message.ts';
const facts = {
    /** `sdk.interfaces.hitl`, …: the SDK brings interfaces, later each comes as a package. */
    'interfaces-included': { since: '0.8.30', before: '1.0.0', source: 'packages/sdk/src/interfaces/' },
    /** `new InterfaceDeclaration(…)` is handed to `.extend` as it is. */
    'extend-by-declaration': { before: '1.0.0', source: extending },
    /** An interface is the module that declares it; later, what is generated of that. */
    'extend-by-raw-package': {
        since: '1.0.0',
        before: '3.0.0',
        source: 'packages/cli/src/code-generation/interface-package/index.ts',
    },
    /** The builder is called with the entities and returns entities; later, with `{ entities }`, and with renamings beside. */
    'extend-by-entities': { before: '3.0.0', source: extending },
    /** What an interface brings is renamed by its `templateName`. */
    'extend-by-template': { before: '3.0.0', source: 'packages/cli/src/sdk/resolve-integration-interfaces.ts' },
    /** What is renamed may be retitled, redescribed, … */
    'extend-overrides': { since: '3.0.1', source: 'packages/sdk/src/interface/resolve.ts' },
    /** The name of an interface without entities stands alone; before, as `hitl<>`. */
    'interface-key-bare': { since: '0.10.16', source: extending },
    /** Of actions and events, an interface brings all; before, schemas alone. */
    'interface-texts': { since: '0.11.3', source: declaring },
    /** An interface may bring channels. */
    'interface-channels': { since: '0.8.34', source: declaring },
    /** Which channels an interface brings is part of the statement on it. */
    'interface-channels-stated': { since: '1.0.0', source: 'packages/cli/src/sdk/resolve-integration-interfaces.ts' },
    /** What both the integration and the interface name is merged; before, the interface's replaces it. */
    'merge-entries': { since: '0.8.34', source: extending },
    /** Their schemas are merged, too. */
    'merge-schemas': { since: '0.8.35', source: extending },
    /** What else the integration says of it stays; before, titles and descriptions. */
    'merge-all': { since: '0.11.3', source: extending },
    /** An output is merged with the integration's input, which was an error. */
    'merge-output-with-input': {
        since: '2.0.0',
        before: '4.0.5',
        source: `packages/cli/src/sdk/resolve-integration-interfaces.ts; ${extending}`,
    },
    /** Tags of channels are merged; before, the interface's replace them. */
    'merge-tags': { since: '3.3.1', source: extending },
    'location-address': { since: '0.0.16', source: messaging },
    'bloc-default': { since: '0.8.3', source: messaging },
    /** A union by discriminator; since, a plain one. */
    'bloc-discriminated': { before: '1.2.2', source: messaging },
    'bloc-markdown': { before: '4.21.0', source: messaging },
    'markdown-default': { before: '1.3.0', source: messaging },
    /** `messages.markdown` beside the defaults. */
    'markdown-apart': { since: '1.3.0', source: messaging },
    'markdown-bloc-apart': { since: '4.21.0', source: messaging },
    'media-title': { since: '5.4.0', source: messaging },
    /** The SDK's own builder of schemas; before, Zod itself. */
    'own-builder': { since: '0.8.0', source: 'packages/sdk/src/zui.ts' },
    /** Of a wrapped schema, `.describe` describes what is inside; before, the wrapper. */
    'description-inside': { since: '4.8.3', source: '@bpinternal/zui 0.13.5 and 1.3.1, dist' },
    /** `.title()` and its like change the schema that they are called on; since, a copy. */
    'ui-in-place': { before: '4.8.3', source: '@bpinternal/zui 0.8.3, 0.13.5 and 1.3.3, dist' },
    /** They look through one wrapper, `.metadata()` and `.displayAs()` through none; the first package read that does is 5.4.3's. */
    'ui-one-level': { before: '4.0.0', source: '@bpinternal/zui 0.12.0, 0.13.5 and 0.17.1, dist' },
    /** Every schema gets an `x-zui`; before, properties, what they are directly made of, and what asks for it. */
    'ui-everywhere': { since: '0.8.30', source: '@bpinternal/zui 0.8.3 and 0.9.3, dist' },
    /** Schemas are converted by `transforms.toJSONSchema`. */
    'converter-current': { since: '4.16.0', source: 'packages/cli/src/utils/schema-utils.ts' },
    'sdk-version-sent': { since: '4.19.0', source: 'packages/cli/src/command-implementations/deploy-command.ts' },
    /** A definition without interfaces has an empty map of them. */
    'interfaces-always-sent': { since: '0.8.29', before: '1.0.0', source: extending },
};
/** Whether something holds of an SDK. */
function holds(name, sdk) {
    const { since, before } = facts[name];
    return (since === undefined || (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isFrom */ .L$)(sdk, since)) && (before === undefined || !(0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isFrom */ .L$)(sdk, before));
}


/***/ }),

/***/ 5240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L$: () => (/* binding */ isFrom),
  KE: () => (/* binding */ sdkVersionOf),
  tv: () => (/* binding */ versionFrom)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/folders.js
var folders = __webpack_require__(5283);
// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/packages.js
var modules_packages = __webpack_require__(6609);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/locked-version.js

/**
 * How lockfiles name the version of a package, NAME being its name:
 * npm `"node_modules/NAME": { "version": "1.2.3"`, pnpm `NAME@1.2.3` (before its version 8 `/NAME/1.2.3`, then
 * `/NAME@1.2.3`), yarn `"NAME@^1.0.0":` or `"NAME@npm:^1.0.0":` with `version "1.2.3"` or `version: 1.2.3` in the next
 * line, bun `"NAME@1.2.3"`.
 */
const lockfiles = {
    'pnpm-lock.yaml': (name) => new RegExp(`^ +['"]?/?${name}[@/](\\d+\\.\\d+\\.\\d+[\\w.-]*)`, 'gm'),
    'package-lock.json': (name) => new RegExp(`node_modules/${name}": \\{\\s*"version": "([^"]+)"`, 'g'),
    'npm-shrinkwrap.json': (name) => new RegExp(`node_modules/${name}": \\{\\s*"version": "([^"]+)"`, 'g'),
    'yarn.lock': (name) => new RegExp(`^"?${name}@.*:\\r?\\n +version:? "?([^"\\s]+)`, 'gm'),
    'bun.lock': (name) => new RegExp(`"${name}@(\\d[^"]*)"`, 'g'),
};
/**
 * The version of a package that the nearest lockfile names: undefined where that is silent, and where it names several,
 * as which of them is meant takes more than reading the lockfile.
 */
function lockedVersion(places, name, host) {
    for (const place of places) {
        for (const [file, pattern] of Object.entries(lockfiles)) {
            const text = host.read(external_node_path_.posix.join(place, file));
            if (text === undefined)
                continue;
            const versions = new Set([...text.matchAll(pattern(name))].map(([, version]) => version));
            return versions.size === 1 ? [...versions][0] : undefined;
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/platform/sdk/version.js




/** What a definition is taken to be written for where nothing tells. */
const newest = { exact: undefined, major: 7, minor: 2, patch: 4 };
const sdkName = '@botpress/sdk';
/**
 * The SDK of the definition in a folder: what Node would find installed, else what the lockfile of the project says, else
 * what the nearest `package.json` asks for. Of a range that is the least version in it.
 */
function sdkVersionOf(folder, host) {
    const places = [...(0,folders/* upward */.O)(folder)];
    for (const place of places) {
        const installed = (0,modules_packages/* packageOf */.w)(external_node_path_.posix.join(place, 'node_modules', sdkName), host)?.version;
        if (installed !== undefined)
            return versionFrom(installed);
    }
    for (const place of places) {
        const asked = (0,modules_packages/* packageOf */.w)(place, host)?.sdk;
        if (asked === undefined)
            continue;
        const told = sourced(asked, place, host) ?? (isExact(asked) ? asked : lockedVersion(places, sdkName, host));
        return versionFrom(told ?? asked);
    }
    return newest;
}
/** In a workspace that holds the SDK itself, the version is that of its sources. */
function sourced(asked, place, host) {
    if (!/^(?:workspace|file|link):/.test(asked))
        return undefined;
    const folder = host.workspacePackage?.(sdkName, place);
    return folder === undefined ? undefined : (0,modules_packages/* packageOf */.w)(folder, host)?.version;
}
const isExact = (version) => /^\d+\.\d+\.\d+(?:[-+].*)?$/.test(version);
/** A version or a range as `package.json` writes it. */
function versionFrom(text) {
    const match = /^(?:workspace:)?[=v^~]?(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(text);
    if (match === null)
        return newest;
    const [, major, minor = 0, patch = 0] = match;
    return { exact: isExact(text) ? text : undefined, major: Number(major), minor: Number(minor), patch: Number(patch) };
}
/** Whether an SDK is of a version, as `1.2.3`, or of a later one. */
function isFrom(sdk, version) {
    const { major, minor, patch } = versionFrom(version);
    return (sdk.major - major || sdk.minor - minor || sdk.patch - patch) >= 0;
}


/***/ }),

/***/ 3594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ namesOf)
/* harmony export */ });
/** The names that a pattern declares. */
function* namesOf(target) {
    if (target.type === 'Identifier')
        yield target.name;
    else if (target.type === 'AssignmentPattern')
        yield* namesOf(target.left);
    else if (target.type === 'RestElement')
        yield* namesOf(target.argument);
    else if (target.type === 'ArrayPattern') {
        for (const element of target.elements)
            if (element !== null)
                yield* namesOf(element);
    }
    else if (target.type === 'ObjectPattern') {
        for (const property of target.properties) {
            // The parser takes methods as well, and says that they are none.
            if (property.type !== 'RestElement' && property.type !== 'ObjectProperty')
                continue;
            // In a pattern the value of a property is a pattern again.
            yield* namesOf(property.type === 'RestElement' ? property : property.value);
        }
    }
}


/***/ }),

/***/ 8047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isNode),
/* harmony export */   y: () => (/* binding */ isOf)
/* harmony export */ });
/* harmony import */ var _data_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8674);

/** Whether a node, of which nothing else is known, is of one of the types. */
const isOf = (node, ...types) => types.some((type) => type === node.type);
const isNode = (value) => (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .isContainer */ .u_)(value) && 'type' in value && typeof value.type === 'string';


/***/ }),

/***/ 6017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ childrenOf),
/* harmony export */   SX: () => (/* binding */ allChildrenOf),
/* harmony export */   Tn: () => (/* binding */ isFunction),
/* harmony export */   jl: () => (/* binding */ nodesWithin),
/* harmony export */   oA: () => (/* binding */ unwrap),
/* harmony export */   vx: () => (/* binding */ nodesIn)
/* harmony export */ });
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8047);

/** Nodes with nothing inside them that is ever looked for: texts, numbers, types. */
const plain = new Set([
    'StringLiteral',
    'NumericLiteral',
    'BooleanLiteral',
    'NullLiteral',
    'TemplateElement',
    'TSTypeAnnotation',
    'TSTypeParameterInstantiation',
    'TSTypeParameterDeclaration',
    'TSTypeAliasDeclaration',
    'TSInterfaceDeclaration',
    'ImportDeclaration',
]);
const none = new Set();
const isFunction = (node) => /Function|Method/.test(node.type);
/** The nodes right inside a node, without the plain ones. */
const childrenOf = (node) => children(node, plain);
/** The nodes right inside a node. */
const allChildrenOf = (node) => children(node, none);
function children(node, skipped) {
    const found = [];
    // Every module is walked as a whole, so this is worth being quick: nodes inherit nothing that can be listed.
    for (const name in node) {
        // A node has more properties than are said of all nodes.
        const value = node[name];
        if (typeof value !== 'object' || value === null)
            continue;
        if (Array.isArray(value)) {
            for (const item of value)
                if ((0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .L)(item) && !skipped.has(item.type))
                    found.push(item);
        }
        else if ((0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .L)(value) && !skipped.has(value.type))
            found.push(value);
    }
    return found;
}
/** The nodes and all that is inside them. */
function* nodesIn(nodes) {
    const open = [...nodes];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        yield node;
        for (const child of childrenOf(node))
            open.push(child);
    }
}
/** The same, each with the functions around it. */
function* nodesWithin(nodes) {
    const open = nodes.map((node) => [node, undefined]);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        yield next;
        const [node, within] = next;
        const inside = isFunction(node) ? { node, outer: within } : within;
        for (const child of childrenOf(node))
            open.push([child, inside]);
    }
}
/** What surrounds an expression without changing its value. */
const wrappers = [
    'TSAsExpression',
    'TSSatisfiesExpression',
    'TSNonNullExpression',
    'TSTypeAssertion',
    'TSInstantiationExpression',
    'ParenthesizedExpression',
];
/** The expression inside type assertions and parentheses. */
function unwrap(node) {
    return (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .isOf */ .y)(node, ...wrappers) ? unwrap(node.expression) : node;
}


/***/ }),

/***/ 1578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ truthOf),
/* harmony export */   J8: () => (/* binding */ callable),
/* harmony export */   Je: () => (/* binding */ stringOf),
/* harmony export */   OZ: () => (/* binding */ opaque),
/* harmony export */   Po: () => (/* binding */ tooLong),
/* harmony export */   QK: () => (/* binding */ structure),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   b0: () => (/* binding */ isUndefined),
/* harmony export */   eu: () => (/* binding */ literal),
/* harmony export */   gf: () => (/* binding */ whyOf),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   uy: () => (/* binding */ isNullish)
/* harmony export */ });
/* harmony import */ var _bounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7686);

/** How values are made, and what can be asked of any of them. */
const literal = (value, origin) => ({
    kind: 'literal',
    value,
    origin,
    verbatim: false,
});
const opaque = (why, origin) => ({ kind: 'opaque', why, origin });
/** Why a text is not known that is longer than any that is read. */
const tooLong = 'the text is too long';
/** A text put together from others: bounded, as doubling soon fills any memory. */
const text = (value, origin) => value.length > _bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .bounds */ .O.length ? opaque(tooLong, origin) : literal(value, origin);
const list = (items, origin, rest) => rest === undefined ? { kind: 'array', items, origin } : { kind: 'array', items, origin, rest };
const structure = (entries, origin, rest) => rest === undefined ? { kind: 'object', entries, origin } : { kind: 'object', entries, origin, rest };
const callable = (origin, call) => ({ kind: 'function', call, origin });
const isNullish = (value) => value.kind === 'literal' && (value.value === undefined || value.value === null);
const isUndefined = (value) => value === undefined || (value.kind === 'literal' && value.value === undefined);
const stringOf = (value) => value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;
const numberOf = (value) => value?.kind === 'literal' && typeof value.value === 'number' ? value.value : undefined;
/** Whether it counts as true; undefined where that is not known. */
function truthOf(value) {
    if (value.kind === 'literal')
        return Boolean(value.value);
    return value.kind === 'opaque' ? undefined : true;
}
/** The property name that a computed key comes to. */
const keyOf = (value) => (value.kind === 'literal' ? String(value.value) : undefined);
/** Why a value, or what it has, is not known; for what is known but of no use here, the fallback. */
function whyOf(value, fallback) {
    if (value.kind === 'opaque')
        return value.why;
    return (value.kind === 'namespace' && value.names() === undefined && value.doubt?.()) || fallback;
}
const isIndex = (name) => /^(?:0|[1-9]\d{0,9})$/.test(name) && Number(name) < 2 ** 32 - 1;
function hasIndex(names) {
    for (const name of names)
        if (isIndex(name))
            return true;
    return false;
}
/** Entries in the order in which JavaScript lists them: indices first. */
function inOrder(entries) {
    if (!hasIndex(entries.keys()))
        return entries;
    const indices = [...entries].filter(([name]) => isIndex(name)).sort(([a], [b]) => Number(a) - Number(b));
    return new Map([...indices, ...[...entries].filter(([name]) => !isIndex(name))]);
}


/***/ }),

/***/ 342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ entryIn),
/* harmony export */   M: () => (/* binding */ entriesOf)
/* harmony export */ });
/* harmony import */ var _make_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1578);

/** Undefined where a value has no own entries to speak of, or where none of them are known. */
function entriesOf(value) {
    if (value.kind === 'object')
        return { entries: (0,_make_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)(value.entries), rest: value.rest };
    if (value.kind === 'namespace')
        return membersOf(value);
    if (value.kind !== 'array' || value.rest !== undefined)
        return undefined;
    return { entries: new Map(value.items.map((item, index) => [String(index), { key: item.origin, value: item }])) };
}
/** The entry of an object, or the item of an array. */
function entryIn(value, step) {
    if (value.kind === 'object')
        return value.entries.get(String(step));
    if (value.kind !== 'array')
        return entriesOf(value)?.entries.get(String(step));
    const item = value.items[Number(step)];
    return item && { key: item.origin, value: item };
}
function membersOf(value) {
    const names = value.names();
    if (names === undefined)
        return undefined;
    const entries = new Map();
    for (const name of names) {
        const entry = value.get(name, value.origin);
        if (entry !== undefined)
            entries.set(name, entry);
    }
    return { entries };
}


/***/ })

};
