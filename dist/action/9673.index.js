export const id = 9673;
export const ids = [9673];
export const modules = {

/***/ 89673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exponentialPart: () => (/* binding */ exponentialPart)
});

// EXTERNAL MODULE: ./node_modules/@eslint-community/regexpp/index.js
var regexpp = __webpack_require__(56161);
// EXTERNAL MODULE: ./node_modules/refa/index.js
var refa = __webpack_require__(55168);
// EXTERNAL MODULE: ./node_modules/scslre/index.js
var scslre = __webpack_require__(13008);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/expressions/automata.js

/** Limits on the number of states: larger automata give no verdict. A part of a hand-written expression has ten or twenty. */
const limits = { states: 2000, ofPart: 80 };
/**
 * Builds the automaton of the non-empty strings that a part of a regular expression matches.
 *
 * @throws Error if they depend on the context, or if the part is too large.
 */
function automatonOf(part, parser) {
    const automaton = automatonWithEmpty([part], parser);
    automaton.withoutEmptyWord();
    return automaton;
}
/** Like `automatonOf`, for consecutive parts and including the empty string if they match it. */
function automatonWithEmpty(parts, parser) {
    const whole = refa.NFA.emptyWord({ maxCharacter: parser.maxCharacter });
    for (const part of parts) {
        const { expression, maxCharacter } = parser.parseElement(part, { assertions: 'throw', backreferences: 'throw' });
        const states = new refa.NFA.LimitedNodeFactory(limits.ofPart);
        whole.append(refa.NFA.fromRegex(expression, { maxCharacter }, undefined, states), states);
    }
    return whole;
}

// EXTERNAL MODULE: ./node_modules/regexp-ast-analysis/index.js
var regexp_ast_analysis = __webpack_require__(63009);
// EXTERNAL MODULE: ./dist/compiled/src/data/attempt.js
var attempt = __webpack_require__(70265);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/expressions/ambiguous-sequences.js


/**
 * The strings that are a sequence of words in two ways, as `aaaaa` is `aa` + `aaa` or `aaa` + `aa`: for each such string, a
 * repetition of the words has twice as many backtracking paths.
 *
 * @throws Error if there are too many pairs of states to examine.
 */
function ambiguousSequences(words) {
    // After that, no edge leads back to the initial state, which can then represent the end of a word.
    words.normalize();
    const { initial, finals, maxCharacter } = words;
    const pairOf = pairFactory();
    const waysOn = (node) => (finals.has(node) ? [node, initial] : [node]);
    const outOf = ({ left, right, differ }) => {
        const out = new Map();
        for (const [one, characters] of left.out) {
            for (const [other, others] of right.out) {
                const both = characters.intersect(others);
                if (both.isEmpty)
                    continue;
                for (const way of waysOn(one)) {
                    for (const otherWay of waysOn(other)) {
                        const pair = pairOf(way, otherWay, differ || (way === initial) !== (otherWay === initial));
                        out.set(pair, out.get(pair)?.union(both) ?? both);
                    }
                }
            }
        }
        return out;
    };
    const start = pairOf(initial, initial, false);
    const end = pairOf(initial, initial, true);
    const iterator = { initial: start, getOut: outOf, isFinal: (pair) => pair === end };
    const pairs = { maxCharacter, transitionIterator: () => iterator };
    return refa.NFA.fromFA(pairs, new refa.NFA.LimitedNodeFactory(limits.states));
}
/** Returns a factory of pairs that returns the same object for the same arguments. */
function pairFactory() {
    const alike = new Map();
    const different = new Map();
    return (left, right, differ) => {
        const pairs = differ ? different : alike;
        const beside = pairs.get(left) ?? new Map();
        const pair = beside.get(right) ?? { left, right, differ };
        pairs.set(left, beside.set(right, pair));
        return pair;
    };
}

;// CONCATENATED MODULE: ./dist/compiled/src/engine/expressions/quantifiers.js

/** The quantifiers of an expression, in the order of their start. */
function quantifiersOf(pattern) {
    const quantifiers = [];
    (0,regexpp.visitRegExpAST)(pattern, { onQuantifierEnter: (quantifier) => quantifiers.push(quantifier) });
    return quantifiers;
}

;// CONCATENATED MODULE: ./dist/compiled/src/engine/expressions/rejection.js


/** The number of repetitions to try: what is still rejected after so many always is, except after a higher bound. */
const maxRepetitions = 200;
/**
 * Whether a repetition and what follows it can reject input that begins with any number of the given strings: only then does
 * the matcher backtrack through the other ways to match them.
 *
 * @throws Error if that cannot be decided: lookarounds, backreferences, or too many states.
 */
function canFailAfter(quantifier, texts, parser) {
    const refused = rejectedStrings(quantifier, parser);
    // From each remaining state, a rejection can be reached.
    refused.removeUnreachable();
    let states = new Set(refused.finals.size > 0 ? [refused.initial] : []);
    for (let times = 0; times < maxRepetitions && states.size > 0; times += 1) {
        const next = statesAfter(states, texts);
        if (next.size === states.size && [...next].every((state) => states.has(state)))
            break;
        states = next;
    }
    return states.size > 0;
}
/** The states that any of the strings leads to from any of the given states. */
function statesAfter(states, texts) {
    const behind = new Set();
    const seen = new Map();
    const open = [...states].map((state) => [state, texts.initial]);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const [state, node] = next;
        const nodes = seen.get(state) ?? new Set();
        if (nodes.has(node))
            continue;
        seen.set(state, nodes.add(node));
        if (texts.finals.has(node))
            behind.add(state);
        for (const [to, characters] of node.out) {
            for (const [range, target] of state.out) {
                if (!characters.isDisjointWith(range))
                    open.push([target, to]);
            }
        }
    }
    return behind;
}
/** The automaton of the strings that cannot be continued to a match from the start of a repetition. */
function rejectedStrings(quantifier, parser) {
    const taken = automatonWithEmpty([quantifier], parser);
    let isToEnd = false;
    let node = quantifier;
    for (let { parent } = quantifier; parent !== null; { parent } = node) {
        if (parent.type === 'Assertion')
            throw new Error('What follows a lookaround is not its own.');
        if (parent.type === 'Quantifier')
            taken.append(furtherRepetitions(parent, parser));
        if (parent.type === 'Alternative') {
            const rest = parent.elements.slice(parent.elements.indexOf(node) + 1);
            isToEnd = parent.parent.type === 'Pattern' && isEnd(rest.at(-1));
            taken.append(automatonWithEmpty(isToEnd ? rest.slice(0, -1) : rest, parser));
        }
        node = parent;
    }
    if (!isToEnd)
        taken.append(refa.NFA.all({ maxCharacter: parser.maxCharacter }));
    const refused = refa.DFA.fromFA(taken, new refa.DFA.LimitedNodeFactory(limits.states));
    refused.complement();
    return refused;
}
/** The further repetitions that may follow one. */
function furtherRepetitions({ element, max }, parser) {
    const rounds = automatonWithEmpty([element], parser);
    rounds.quantify(0, max - 1);
    return rounds;
}
const isEnd = (element) => element?.type === 'Assertion' && element.kind === 'end';

;// CONCATENATED MODULE: ./dist/compiled/src/engine/expressions/groups.js







/** Below this maximum, the number of repetitions is too small for backtracking to take long. */
const minRepetitions = 20;
/** With more alternatives, comparing them is too costly: no verdict. */
const maxAlternatives = 24;
/**
 * A repeated group that can match the same string in two ways, such as `(a|aa)*`, `(\d{1,3})+` or `(a?){30}`: each repetition
 * doubles the number of backtracking paths. Undefined if there is none, or none whose failure causes backtracking.
 */
function ambiguousGroup(literal) {
    const parser = refa.JS.Parser.fromAst(literal);
    const { pattern, flags } = literal;
    return quantifiersOf(pattern).find((quantifier) => canFail(quantifier, flags) && isAmbiguous(quantifier, flags, parser));
}
/** Whether the expression can fail after the repetitions at all, by a cheap check of the next character. */
function canFail(quantifier, flags) {
    const direction = (0,regexp_ast_analysis.getMatchingDirection)(quantifier);
    const next = (0,regexp_ast_analysis.getFirstCharAfter)(quantifier, direction, flags);
    return !next.edge || !next.char.union((0,regexp_ast_analysis.getFirstConsumedChar)(quantifier.element, direction, flags).char).isAll;
}
function isAmbiguous(quantifier, flags, parser) {
    const { element, min, max } = quantifier;
    if (max < minRepetitions || (element.type !== 'Group' && element.type !== 'CapturingGroup'))
        return false;
    // Required repetitions that may match the empty string can be anywhere among the others.
    const isAnywhere = min >= minRepetitions && (0,regexp_ast_analysis.isPotentiallyEmpty)(element, flags);
    // No verdict if the group contains lookarounds or backreferences, or is too large.
    const texts = (0,attempt/* attempt */.C)(() => (isAnywhere ? automatonOf(element, parser) : ambiguousStrings(element, parser)));
    if (texts === undefined || texts.isEmpty)
        return false;
    return (0,attempt/* attempt */.C)(() => canFailAfter(quantifier, texts, parser)) ?? true;
}
/** The strings that a repeated group can match in two ways. */
function ambiguousStrings(group, parser) {
    const texts = ambiguousSequences(automatonOf(group, parser));
    const { alternatives } = group;
    if (alternatives.length < 2 || alternatives.length > maxAlternatives)
        return texts;
    const ways = alternatives.map((alternative) => automatonOf(alternative, parser));
    const rest = automatonOf(group, parser);
    rest.quantify(0, Infinity);
    for (const way of ways)
        way.append(rest);
    for (const [index, way] of ways.entries()) {
        for (const other of ways.slice(index + 1)) {
            texts.union(refa.NFA.fromIntersection(way, other, new refa.NFA.LimitedNodeFactory(limits.states)));
        }
    }
    return texts;
}

;// CONCATENATED MODULE: ./dist/compiled/src/engine/expressions/backtracking.js







/** A maximum this high is no bound in practice: there are too many ways to split the repeated string. */
const unboundedFrom = 10;
/**
 * The quantifier that makes a regular expression take exponential time on some strings; undefined if none was found.
 * The expression is analysed, never executed.
 *
 * @throws Error if the expression is too complex to analyse.
 */
function exponentialPart(source, unicode) {
    const parser = new regexpp.RegExpParser();
    const pattern = parser.parsePattern(source, undefined, undefined, { unicode });
    const literal = { pattern, flags: parser.parseFlags(unicode ? 'u' : '') };
    const found = nestedQuantifier(source, literal) ?? ambiguousGroup(literal);
    return found && [found.start, found.end];
}
/** A quantifier inside another one, both matching the same characters: `(a+)+`. */
function nestedQuantifier(source, literal) {
    const quantifiers = quantifiersOf(literal.pattern);
    const unbounded = { source: withoutHighBounds(source, quantifiers), flags: literal.flags.unicode ? 'u' : '' };
    const { parsed, reports } = (0,scslre/* analyse */.K)(unbounded, { reportTypes: { Move: false } });
    const found = reports.find((report) => report.exponential && mayFailAfter(repeatedBy(report), parsed));
    // The analysed expression has the same quantifiers in the same order.
    return found && quantifiers[quantifiersOf(parsed.pattern).indexOf(repeatedBy(found))];
}
/** Whether a string of many repetitions can be rejected; true if that cannot be decided. */
function mayFailAfter(quantifier, literal) {
    try {
        const parser = refa.JS.Parser.fromAst(literal);
        return canFailAfter(quantifier, automatonOf(quantifier.element, parser), parser);
    }
    catch {
        return true;
    }
}
/** The quantifier that multiplies the alternatives: the innermost one around both quantifiers that match the same string. */
function repeatedBy(report) {
    if (report.type !== 'Trade')
        return report.type === 'Self' ? report.parentQuant : report.quant;
    const { startQuant, endQuant } = report;
    let around = startQuant;
    while (around !== null && !(around.type === 'Quantifier' && around.max > 1 && isInside(endQuant, around)))
        around = around.parent;
    return around ?? startQuant;
}
const isInside = (node, { start, end }) => start <= node.start && node.end <= end;
const isHigh = ({ max }) => max >= unboundedFrom && max < Infinity;
/** `[a-f]{32}` matches 32 characters, which can be split in one way only. */
const isOneLength = ({ min, max, element }) => min === max && !element.type.endsWith('Group');
/** Rewrites `{3,80}` as `{3,}`, so that the analysis of unbounded quantifiers covers it. */
function withoutHighBounds(source, quantifiers) {
    const high = quantifiers.filter((quantifier) => isHigh(quantifier) && !isOneLength(quantifier));
    let [text, end] = ['', source.length];
    for (const { min, greedy, element, end: after } of high.sort((a, b) => b.element.end - a.element.end)) {
        text = `{${min},}${greedy ? '' : '?'}${source.slice(after, end)}${text}`;
        end = element.end;
    }
    return source.slice(0, end) + text;
}


/***/ })

};
