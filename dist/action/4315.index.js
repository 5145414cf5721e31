export const id = 4315;
export const ids = [4315];
export const modules = {

/***/ 94315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createFix: () => (/* binding */ createFix)
});

// EXTERNAL MODULE: ./dist/compiled/src/data/pointer.js
var pointer = __webpack_require__(91797);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/fix/conflict-check.js

/**
 * The paths that the accepted patches write, to find out quickly whether another patch conflicts with any of them. Detects
 * conflicts in the data; patches may still conflict in the text.
 */
class ConflictCheck {
    /** Paths that are set or removed as a whole, and paths below which something changes. */
    #replaced = new Set();
    #entered = new Set();
    /** Paths that lose their name by a rename, and paths whose name is taken: it is a rename's target, or is written there. */
    #renamed = new Set();
    #named = new Set();
    /** Accepts all the patches, unless one of them conflicts with an accepted one. Returns whether they were accepted. */
    accept(patches) {
        const places = patches.map(placesOf);
        if (places.some((place, index) => this.#conflicts(place, patches[index]?.op)))
            return false;
        for (const { at, above, to } of places) {
            for (const place of above)
                this.#entered.add(place);
            if (to === undefined)
                this.#replaced.add(at);
            else
                this.#renamed.add(at);
            this.#named.add(to ?? at);
        }
        return true;
    }
    #conflicts({ at, above, to }, op) {
        if (above.some((place) => this.#replaced.has(place)))
            return true;
        if (to !== undefined)
            return this.#named.has(to) || this.#renamed.has(at) || this.#replaced.has(at);
        if (this.#replaced.has(at) || this.#entered.has(at))
            return true;
        return op === 'remove' ? this.#renamed.has(at) : this.#named.has(at);
    }
}
function placesOf(patch) {
    const above = patch.path.slice(0, -1).map((_, depth) => (0,pointer/* pointerOf */.r)(patch.path.slice(0, depth + 1)));
    const to = patch.op === 'rename' ? (0,pointer/* pointerOf */.r)([...patch.path.slice(0, -1), patch.to]) : undefined;
    return { at: (0,pointer/* pointerOf */.r)(patch.path), above, to };
}

// EXTERNAL MODULE: ./dist/compiled/src/data/sorted.js
var sorted = __webpack_require__(81879);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/fix/ranges.js

/** The source ranges that edits occupy. Two may be adjacent, unless one of them is an insertion. */
class Ranges {
    #byFile = new Map();
    constructor(edits) {
        for (const edit of edits.toSorted((a, b) => a.start - b.start))
            this.add(edit);
    }
    touches(edit) {
        const ranges = this.#byFile.get(edit.file) ?? [];
        const first = (0,sorted/* binarySearch */.E)(ranges, (range) => range.end >= edit.start);
        // As ranges do not overlap, at most one can end where the edit starts; the one after it then decides.
        return ranges.slice(first, first + 2).some((range) => isAgainst(range, edit));
    }
    /** Edits mostly come in source order, so that each is added at the end. */
    add({ file, start, end }) {
        const ranges = this.#byFile.get(file) ?? [];
        this.#byFile.set(file, ranges);
        ranges.splice((0,sorted/* binarySearch */.E)(ranges, (range) => range.start > start), 0, { start, end });
    }
}
function isAgainst(a, b) {
    const isInsertion = a.start === a.end || b.start === b.end;
    return isInsertion ? a.start <= b.end && b.start <= a.end : a.start < b.end && b.start < a.end;
}

;// CONCATENATED MODULE: ./dist/compiled/src/engine/fix/choose.js


/** The effort to combine fixes, counted in fixes: this many for each fix, and a fixed amount for a few that all conflict. */
const triesPerFix = 20;
const baseTries = 10_000;
/**
 * Chooses the fixes of one pass: in reading order, as many as are compatible; those that only change text come last. If
 * combining them costs too much, the rest waits for the next pass.
 */
function chooseFixes(linted, unsafe) {
    const { diagnostics, sources } = linted.result;
    const fixes = diagnostics.flatMap(({ fix, suppressed }) => fix && !suppressed && (unsafe || fix.safety === 'safe') && !isIdle(fix, sources) ? [fix] : []);
    return compatibleFixes(fixes, linted);
}
/** Whether a fix changes nothing: the finding would come back and be fixed again. */
const isIdle = ({ edits }, sources) => edits.length > 0 && edits.every(({ file, start, end, text }) => sources.get(file)?.slice(start, end) === text);
/** Chooses the fixes that are compatible with each other. */
function compatibleFixes(fixes, linted) {
    const { edit } = linted;
    const isPlanned = ({ patches }) => edit !== undefined && patches !== undefined;
    const check = new ConflictCheck();
    const planned = fixes.filter((fix) => isPlanned(fix) && check.accept(fix.patches ?? []));
    const effort = { left: planned.length * triesPerFix + baseTries };
    const { fixes: taken, edits } = accept({ fixes: [], edits: [] }, planned, { linted, effort });
    return withTextFixes({ fixes: taken, edits }, fixes.filter((fix) => !isPlanned(fix)));
}
/** Adds the fixes that are compatible with those already chosen. */
function accept(chosen, more, trial) {
    const { linted, effort } = trial;
    if (more.length === 0 || effort.left <= 0)
        return chosen;
    const fixes = [...chosen.fixes, ...more];
    effort.left -= fixes.length;
    // The edits are computed jointly: each fix knows only itself, and two that each remove one entry may leave an object empty.
    const edits = linted.edit?.(fixes.flatMap(({ patches = [] }) => patches));
    if (edits)
        return { fixes, edits };
    const middle = more.length >> 1;
    return middle === 0 ? chosen : accept(accept(chosen, more.slice(0, middle), trial), more.slice(middle), trial);
}
/** Adds fixes that only change text, unless they touch another edit. */
function withTextFixes(chosen, others) {
    const taken = new Ranges(chosen.edits);
    const fixes = [...chosen.fixes];
    const edits = [...chosen.edits];
    for (const fix of others) {
        if (fix.edits.some((edit) => taken.touches(edit)))
            continue;
        fixes.push(fix);
        for (const edit of fix.edits) {
            taken.add(edit);
            edits.push(edit);
        }
    }
    return { fixes, edits };
}

;// CONCATENATED MODULE: ./dist/compiled/src/engine/fix/unchanged-lines.js
/** The lines of a text that edits leave unchanged, in order. The edits must be in order and must not overlap. */
function unchangedLines(text, edits) {
    const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const unchanged = [];
    let next = 0;
    let added = 0;
    const keepUntil = (line) => {
        for (; next < line; next++)
            unchanged.push([next, next + added]);
    };
    let line = 0;
    const lineOf = (offset) => {
        while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= offset)
            line++;
        return line;
    };
    for (const edit of edits) {
        const first = lineOf(edit.start);
        const last = lineOf(edit.end);
        keepUntil(first);
        const beginsLine = edit.text === '' ? edit.start === starts[first] && next === first : edit.text.endsWith('\n');
        next = beginsLine && edit.end === starts[last] ? last : last + 1;
        added += edit.text.split('\n').length - 1 - (last - first);
    }
    keepUntil(starts.length);
    return unchanged;
}
/** The lines that two successive sets of edits leave unchanged. */
function unchangedByBoth(first, second) {
    const origins = new Map(first.map(([before, after]) => [after, before]));
    return second.flatMap(([middle, after]) => {
        const before = origins.get(middle);
        return before === undefined ? [] : [[before, after]];
    });
}

;// CONCATENATED MODULE: ./dist/compiled/src/engine/fix.js


const maxPasses = 10;
/** How often a manifest is linted again to find the fixes that break its syntax. */
const maxRepairs = 50;
/**
 * Applies fixes, pass by pass, until none is left. Fixes that overlap wait for the next pass. If the fixes of a pass together
 * break the syntax, such as by giving two properties one name, they are halved until the one that breaks it is found and
 * skipped.
 */
async function fixManifest({ lint, unsafe }) {
    const first = await lint(new Map());
    let left = maxRepairs;
    const apply = async (state, { fixes, edits }) => {
        if (fixes.length === 0)
            return state;
        const { result } = state.linted;
        const edited = editedFiles(edits, result.sources);
        const overlay = new Map([...state.overlay, ...edited.map(({ file, after }) => [file, after])]);
        const linted = await lint(overlay);
        if (syntaxFaults(linted.result) <= syntaxFaults(result)) {
            return { overlay, unchanged: unchangedAfter(state, edited), linted, applied: state.applied + fixes.length };
        }
        const middle = fixes.length >> 1;
        for (const half of middle === 0 ? [] : [fixes.slice(0, middle), fixes.slice(middle)]) {
            if (left <= 0)
                break;
            left -= 1;
            const next = await apply(state, compatibleFixes(half, state.linted));
            if (next !== state)
                return next;
        }
        return state;
    };
    let state = { overlay: new Map(), unchanged: new Map(), linted: first, applied: 0 };
    for (let pass = 0; pass < maxPasses; pass++) {
        const last = state;
        state = await apply(state, chooseFixes(state.linted, unsafe));
        if (state === last)
            break;
    }
    const { overlay, unchanged, linted, applied } = state;
    const before = first.result;
    const changes = [...overlay].map(([file, after]) => {
        return { file, before: before.sources.get(file) ?? '', after, unchanged: unchanged.get(file) ?? [] };
    });
    return { changes, applied, before, result: linted.result };
}
/** Faults that a fix cannot cause: they existed before, hidden below a property with an unknown name. */
const unrelatedFaults = new Set([
    'syntax/value-unexpected',
    'syntax/missing-file',
    'syntax/opaque',
]);
const syntaxFaults = ({ diagnostics }) => diagnostics.filter(({ rule }) => rule.startsWith('syntax/') && !unrelatedFaults.has(rule)).length;
/** Applies edits to their files; the edits of one file must not overlap. */
function editedFiles(edits, sources) {
    const byFile = new Map();
    for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
        const own = byFile.get(edit.file) ?? [];
        byFile.set(edit.file, own);
        own.push(edit);
    }
    return [...byFile].map(([file, own]) => {
        const before = sources.get(file) ?? '';
        const pieces = own.map(({ start, text }, at) => before.slice(own[at - 1]?.end ?? 0, start) + text);
        const after = pieces.join('') + before.slice(own.at(-1)?.end);
        return { file, before, after, unchanged: unchangedLines(before, own) };
    });
}
const unchangedAfter = ({ unchanged }, edited) => new Map([
    ...unchanged,
    ...edited.map((change) => {
        const earlier = unchanged.get(change.file);
        return [change.file, earlier ? unchangedByBoth(earlier, change.unchanged) : change.unchanged];
    }),
]);

// EXTERNAL MODULE: ./dist/compiled/src/run/find/elsewhere.js
var elsewhere = __webpack_require__(45633);
// EXTERNAL MODULE: ./dist/compiled/src/run/run-environment.js
var run_environment = __webpack_require__(58464);
;// CONCATENATED MODULE: ./dist/compiled/src/run/check/fix.js



/** Creates the function that fixes the manifests of a run. */
function createFix({ watch = run_environment/* unwatched */.M }, { each, open, check }) {
    return async function* (targets, unsafe) {
        (0,elsewhere/* refuseElsewhere */.F7)(targets, 'it can only be read, not fixed');
        yield* each(targets, async (source, read) => {
            const document = await read();
            const relint = async (overlay) => overlay.size === 0 ? check(source, document) : check(source, await open(source, overlay), overlay);
            return watch.phase('fixing', () => fixManifest({ lint: relint, unsafe }));
        });
    };
}


/***/ })

};
