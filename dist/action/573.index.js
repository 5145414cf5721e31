export const id = 573;
export const ids = [573];
export const modules = {

/***/ 7573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exponentialPart: () => (/* binding */ exponentialPart)
});

// EXTERNAL MODULE: ./node_modules/@eslint-community/regexpp/index.mjs
var regexpp = __webpack_require__(1895);
// EXTERNAL MODULE: ./node_modules/scslre/index.js
var scslre = __webpack_require__(627);
// EXTERNAL MODULE: ./node_modules/refa/index.js
var refa = __webpack_require__(5168);
// EXTERNAL MODULE: ./node_modules/regexp-ast-analysis/index.js
var regexp_ast_analysis = __webpack_require__(3009);
;// CONCATENATED MODULE: ./dist/lib/src/host/facts/patterns/quantifiers.js

/** The quantifiers of an expression, in the order of their beginnings. */
function quantifiersOf(pattern) {
    const quantifiers = [];
    (0,regexpp/* visitRegExpAST */.p5)(pattern, { onQuantifierEnter: (quantifier) => quantifiers.push(quantifier) });
    return quantifiers;
}

;// CONCATENATED MODULE: ./dist/lib/src/host/facts/patterns/alternation.js



/** What exceeds these is too costly to look at: no verdict. */
const most = { alternatives: 24, states: 2000 };
/**
 * A repeated alternation that can read the same text in two ways, such as `(a|aa)*`: each repetition doubles the ways
 * to go back to. Undefined where there is none, or none whose failure sends the matcher back.
 */
function ambiguousAlternation(literal) {
    const parser = refa.JS.Parser.fromAst(literal);
    return quantifiersOf(literal.pattern).find((quantifier) => canFail(quantifier, literal.flags) && isAmbiguous(quantifier, parser));
}
/** Whether what follows the repetitions can refuse a text: only then are the other ways tried. */
function canFail(quantifier, flags) {
    const direction = (0,regexp_ast_analysis.getMatchingDirection)(quantifier);
    const next = (0,regexp_ast_analysis.getFirstCharAfter)(quantifier, direction, flags);
    return !next.edge || !next.char.union((0,regexp_ast_analysis.getFirstConsumedChar)(quantifier.element, direction, flags).char).isAll;
}
function isAmbiguous({ element, max }, parser) {
    if (max !== Infinity || (element.type !== 'Group' && element.type !== 'CapturingGroup'))
        return false;
    const { alternatives } = element;
    if (alternatives.length < 2 || alternatives.length > most.alternatives)
        return false;
    const ways = alternatives.map((alternative) => automatonOf(alternative, parser));
    const rest = automatonOf(element, parser);
    rest.quantify(0, Infinity);
    // The texts that begin with one alternative and go on with any.
    for (const way of ways)
        way.append(rest);
    return ways.some((way, index) => ways.slice(index + 1).some((other) => !(0,refa.isDisjointWith)(way, other, most.states)));
}
function automatonOf(part, parser) {
    const { expression, maxCharacter } = parser.parseElement(part, { assertions: 'throw', backreferences: 'throw' });
    const automaton = refa.NFA.fromRegex(expression, { maxCharacter });
    automaton.withoutEmptyWord();
    return automaton;
}

;// CONCATENATED MODULE: ./dist/lib/src/host/facts/patterns/backtracking.js




/** A counter this high is no bound in practice: what it repeats can be split in too many ways. */
const manyTimes = 10;
/**
 * The repetition that makes a regular expression take exponential time on some texts; undefined where none was found.
 * The expression is analysed, never run.
 *
 * @throws Error where the expression is more than the analysis can do.
 */
function exponentialPart(source, unicode) {
    const parser = new regexpp/* RegExpParser */.HA();
    const pattern = parser.parsePattern(source, undefined, undefined, { unicode });
    const quantifiers = quantifiersOf(pattern);
    const found = repetition(source, quantifiers, unicode) ?? alternation(pattern, parser.parseFlags(unicode ? 'u' : ''));
    return found && [found.start, found.end];
}
/** A repetition inside another, both of the same characters: `(a+)+`. */
function repetition(source, quantifiers, unicode) {
    const literal = { source: withoutHighBounds(source, quantifiers), flags: unicode ? 'u' : '' };
    const { parsed, reports } = (0,scslre/* analyse */.K)(literal, { reportTypes: { Move: false } });
    const report = reports.find(({ exponential }) => exponential);
    if (report === undefined || report.type === 'Move')
        return undefined;
    const analysed = report.type === 'Self' ? report.parentQuant : report.startQuant;
    // The analysed expression has the same quantifiers in the same order.
    return quantifiers[quantifiersOf(parsed.pattern).indexOf(analysed)];
}
function alternation(pattern, flags) {
    try {
        return ambiguousAlternation({ pattern, flags });
    }
    catch {
        // Lookarounds and references inside the alternatives, or too many of them: no verdict.
        return undefined;
    }
}
/** The expression with `{3,80}` as `{3,}`, so that the analysis of unbounded repetitions sees it. */
function withoutHighBounds(source, quantifiers) {
    const high = quantifiers.filter(({ max }) => max >= manyTimes && max < Infinity);
    let [text, end] = ['', source.length];
    for (const { min, greedy, element, end: after } of high.sort((a, b) => b.element.end - a.element.end)) {
        text = `{${min},}${greedy ? '' : '?'}${source.slice(after, end)}${text}`;
        end = element.end;
    }
    return source.slice(0, end) + text;
}


/***/ })

};
