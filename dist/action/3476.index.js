export const id = 3476;
export const ids = [3476];
export const modules = {

/***/ 90160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ NestingReader)
/* harmony export */ });
/* harmony import */ var _unclear_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12416);

/** Base of readers that parse a string as long as it is unambiguous and nests no deeper than a limit. */
class NestingReader {
    depth = 0;
    #deepest;
    constructor(deepest) {
        this.#deepest = deepest;
    }
    /** Reads something that is nested one level deeper. */
    within(read) {
        this.depth += 1;
        if (this.depth > this.#deepest)
            this.giveUp();
        const value = read();
        this.depth -= 1;
        return value;
    }
    /** Aborts the whole parse. */
    giveUp() {
        throw _unclear_js__WEBPACK_IMPORTED_MODULE_0__/* .unclear */ .lD;
    }
}


/***/ }),

/***/ 12416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZK: () => (/* binding */ unlessUnclear),
/* harmony export */   lD: () => (/* binding */ unclear),
/* harmony export */   n6: () => (/* binding */ Unclear)
/* harmony export */ });
/** Thrown for input that this reader does not handle, whether invalid or only unusual. */
class Unclear extends Error {
}
/** One shared instance: nobody reads its stack, and capturing one for each throw costs time. */
const unclear = new Unclear();
/** Returns the result of `read`, or undefined if it throws `Unclear`. */
function unlessUnclear(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof Unclear)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 17437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ allChildrenOf),
/* harmony export */   j: () => (/* binding */ addChildren)
/* harmony export */ });
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37581);

/** For the most frequent types of nodes: the properties that hold child nodes, in source order. */
const holders = {
    ArrayExpression: ['elements'],
    CallExpression: ['callee', 'arguments', 'typeParameters', 'typeArguments'],
    Identifier: ['typeAnnotation', 'decorators'],
    MemberExpression: ['object', 'property'],
    NumericLiteral: [],
    ObjectExpression: ['properties'],
    ObjectProperty: ['decorators', 'key', 'value'],
    StringLiteral: [],
};
/**
 * Returns the child nodes of a node. Every module is traversed completely, and enumerating the properties of a node takes five
 * times as long as reading known ones.
 */
const allChildrenOf = (node) => addChildren(node, []);
/** Adds the child nodes of a node to a list. */
function addChildren(node, found) {
    const known = holders[node.type];
    // Nodes inherit no enumerable properties.
    if (known === undefined)
        for (const name in node)
            addNodes(node, name, found);
    else
        known.forEach((name) => void addNodes(node, name, found));
    return found;
}
function addNodes(node, name, found) {
    // A node has more properties than its common type declares.
    const value = node[name];
    if (typeof value !== 'object' || value === null)
        return;
    if (!Array.isArray(value)) {
        if ((0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .L)(value))
            found.push(value);
        return;
    }
    value.forEach((item) => {
        if ((0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .L)(item))
            found.push(item);
    });
}


/***/ }),

/***/ 6320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ cleanExpression),
  I: () => (/* binding */ cleanModule)
});

// EXTERNAL MODULE: ./dist/compiled/src/data/unclear.js
var unclear = __webpack_require__(12416);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/syntax/clean/literals.js
var literals = __webpack_require__(71488);
;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/names.js
/** Words that are not valid identifiers for values, always or in some contexts. */
const reserved = new Set(('arguments async await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof var void while with yield using').split(' '));
const isReserved = (word) => reserved.has(word);
/** Parses a name that may be any word, such as a member's. */
function anyName(tokens) {
    if (!tokens.is('word'))
        tokens.giveUp();
    const { start, end, word } = tokens;
    tokens.next();
    return { type: 'Identifier', start, end, name: word };
}
/** Parses the name of a value or of a type. */
function nameOf(tokens) {
    if (reserved.has(tokens.word))
        tokens.giveUp();
    return anyName(tokens);
}

// EXTERNAL MODULE: ./dist/compiled/src/data/match-at.js
var match_at = __webpack_require__(96963);
;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/properties.js


/** Parses the key of a property in an object or a pattern, if it is not computed. */
function keyAt(code) {
    if (code.is('string'))
        return (0,literals/* stringAt */.bX)(code);
    return code.is('number') ? (0,literals/* numberAt */.tk)(code) : anyName(code);
}
/** Creates a property that ends here. */
function propertyOf({ before }, start, { key, value, computed = false, shorthand = false }) {
    return { type: 'ObjectProperty', start, end: before, method: false, key, computed, shorthand, value };
}
/** Creates a shorthand property. */
function shorthandOf(code, key, value) {
    if (isReserved(key.name))
        code.giveUp();
    return propertyOf(code, key.start ?? 0, { key, value, shorthand: true });
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/patterns.js


/** Parses a binding target: a name, or a destructuring pattern. */
function targetAt(code, declare) {
    const target = bareTargetAt(code, declare);
    if (!code.is(':'))
        return target;
    const typeAnnotation = code.annotation();
    return { ...target, end: code.before, typeAnnotation };
}
/** Parses a parameter, which may be optional. */
function parameterTargetAt(code, declare) {
    const target = bareTargetAt(code, declare);
    const optional = target.type === 'Identifier' && code.eat('?');
    const typeAnnotation = code.is(':') ? code.annotation() : undefined;
    if (!optional && !typeAnnotation)
        return target;
    return { ...target, end: code.before, ...(optional && { optional }), ...(typeAnnotation && { typeAnnotation }) };
}
/** Parses a target with its default value. */
function withDefaultAt(code, left) {
    if (!code.eat('='))
        return left;
    const right = code.expression();
    return { type: 'AssignmentPattern', start: left.start ?? 0, end: code.before, left, right };
}
/** Parses a rest element or rest parameter: it is the last, without a trailing comma. */
function restAt(code, declare, close) {
    const { start } = code;
    code.expect('...');
    const argument = declaredAt(code, declare);
    const typeAnnotation = close === ')' && code.is(':') ? code.annotation() : undefined;
    if (!code.is(close))
        code.giveUp();
    return { type: 'RestElement', start, end: code.before, argument, ...(typeAnnotation && { typeAnnotation }) };
}
function declaredAt(code, declare) {
    const name = nameOf(code);
    declare(name.name);
    return name;
}
function bareTargetAt(code, declare) {
    if (code.is('{'))
        return objectAt(code, declare);
    return code.is('[') ? arrayAt(code, declare) : declaredAt(code, declare);
}
/** Parses an array pattern without holes. */
function arrayAt(code, declare) {
    const { start } = code;
    code.expect('[');
    const partAt = () => (code.is('...') ? restAt(code, declare, ']') : withDefaultAt(code, bareTargetAt(code, declare)));
    const elements = code.within(() => code.listed(']', partAt));
    return { type: 'ArrayPattern', start, end: code.before, elements };
}
function objectAt(code, declare) {
    const { start } = code;
    code.expect('{');
    const properties = code.within(() => code.listed('}', () => propertyAt(code, declare)));
    return { type: 'ObjectPattern', start, end: code.before, properties };
}
function propertyAt(code, declare) {
    if (code.is('...'))
        return restAt(code, declare, '}');
    const { start } = code;
    const key = keyAt(code);
    if (!code.is(':')) {
        if (key.type !== 'Identifier')
            code.giveUp();
        declare(key.name);
        return shorthandOf(code, key, withDefaultAt(code, { ...key }));
    }
    code.next();
    const target = bareTargetAt(code, declare);
    const value = withDefaultAt(code, target);
    return propertyOf(code, start, { key, value });
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/heads.js



const predicateAhead = /:[ \t]*(?!asserts\b)[A-Za-z_$][\w$]*[ \t]+is[ \t]/y;
function headAt(code, names) {
    code.expect('(');
    // Default values of parameters must not contain `await` or `yield`.
    const params = code.insideFunction({}, () => code.within(() => code.listed(')', () => parameterAt(code, names))));
    return code.is(':') ? { params, returnType: returnTypeAt(code) } : { params };
}
function parameterAt(code, { declare }) {
    if (code.is('...'))
        return restAt(code, declare, ')');
    const target = parameterTargetAt(code, declare);
    return isOptional(target) ? target : withDefaultAt(code, target);
}
const isOptional = (target) => 'optional' in target && target.optional === true;
/** Parses the return type of a function, which may be a type predicate. */
function returnTypeAt(code) {
    if (!(0,match_at/* matchesAt */.FZ)(predicateAhead, code.text, code.start))
        return code.annotation();
    const { start } = code;
    code.expect(':');
    const parameterName = nameOf(code);
    code.expectWord('is');
    const inner = code.start;
    const type = code.type();
    const end = code.before;
    const typeAnnotation = { type: 'TSTypeAnnotation', start: inner, end, typeAnnotation: type };
    const predicate = { start: parameterName.start ?? start, end, parameterName, typeAnnotation, asserts: false };
    return { type: 'TSTypeAnnotation', start, end, typeAnnotation: { type: 'TSTypePredicate', ...predicate } };
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/type-parameters.js

/** Parses type parameters in angle brackets; returns undefined if there are none. */
function typeParametersAt(code) {
    const { start } = code;
    if (!code.eat('<'))
        return undefined;
    const params = [type_parameters_parameterAt(code)];
    while (code.eat(',') && !code.is('>'))
        params.push(type_parameters_parameterAt(code));
    code.expect('>');
    return { type: 'TSTypeParameterDeclaration', start, end: code.before, params };
}
function type_parameters_parameterAt(code) {
    const { start } = code;
    const { name } = nameOf(code);
    const constraint = typeAfterMark(code, code.word === 'extends');
    const fallback = typeAfterMark(code, code.is('='));
    return {
        type: 'TSTypeParameter',
        start,
        end: code.before,
        name,
        ...(constraint && { constraint }),
        ...(fallback && { default: fallback }),
    };
}
/** Parses the type after a token. */
function typeAfterMark(code, isMarked) {
    if (!isMarked)
        return undefined;
    code.next();
    return code.type();
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/function-types.js




/** Parentheses of parameters, not around a type: they are empty, or begin with a name. */
const parametersAhead = /\(\s*(?:\)|\.\.\.|[A-Za-z_$][\w$]*\s*[:?,])/y;
/** Parses a function type; returns undefined if none starts here. */
function functionTypeAt(code) {
    if (!code.is('<') && !(code.is('(') && (0,match_at/* matchesAt */.FZ)(parametersAhead, code.text, code.start)))
        return undefined;
    const { start } = code;
    const parameters = parametersAt(code);
    const typeAnnotation = returnedAt(code);
    return { type: 'TSFunctionType', start, end: code.before, ...parameters, typeAnnotation };
}
/** Parses the parameters and the return type of a method. */
function signatureAt(code) {
    const parameters = parametersAt(code);
    return code.is(':') ? { ...parameters, typeAnnotation: returnTypeAt(code) } : parameters;
}
function parametersAt(code) {
    const typeParameters = typeParametersAt(code);
    code.expect('(');
    const parameters = code.within(() => code.listed(')', () => function_types_parameterAt(code)));
    return { ...(typeParameters && { typeParameters }), parameters };
}
function function_types_parameterAt(code) {
    if (code.is('...'))
        return function_types_restAt(code);
    const name = code.word === 'this' ? anyName(code) : nameOf(code);
    const optional = code.eat('?');
    const typeAnnotation = code.is(':') ? code.annotation() : undefined;
    return { ...name, end: code.before, ...(optional && { optional }), ...(typeAnnotation && { typeAnnotation }) };
}
/** Parses a rest parameter: it is the last, without a trailing comma. */
function function_types_restAt(code) {
    const { start } = code;
    code.next();
    const argument = nameOf(code);
    const typeAnnotation = code.annotation();
    if (!code.is(')'))
        code.giveUp();
    return { type: 'RestElement', start, end: code.before, argument, typeAnnotation };
}
/** Parses an arrow and the type after it. */
function returnedAt(code) {
    const { start } = code;
    code.expect('=>');
    const typeAnnotation = code.type();
    return { type: 'TSTypeAnnotation', start, end: code.before, typeAnnotation };
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/object-types.js




/** Matches the keyword, not a member named `readonly`. */
const readonlyAhead = /readonly[ \t]+[[\w$'"]/y;
const mappedAhead = /\[\s*[A-Za-z_$][\w$]*\s+in\s/y;
/** Parses a type in braces: an object type or a mapped type. */
function objectTypeAt(code) {
    const { start } = code;
    code.expect('{');
    if ((0,match_at/* matchesAt */.FZ)(mappedAhead, code.text, code.start))
        return mappedAt(code, start);
    const members = membersAt(code);
    return { type: 'TSTypeLiteral', start, end: code.before, members };
}
function mappedAt(code, start) {
    code.expect('[');
    const typeParameter = eachNameAt(code);
    const nameType = code.word === 'as' ? typeAfterColon(code) : undefined;
    code.expect(']');
    const optional = code.eat('?');
    code.expect(':');
    const typeAnnotation = code.type();
    code.eat(';');
    code.expect('}');
    const given = { ...(nameType && { nameType }), ...(optional && { optional }) };
    return { type: 'TSMappedType', start, end: code.before, typeParameter, ...given, typeAnnotation };
}
function eachNameAt(code) {
    const { start } = code;
    const { name } = nameOf(code);
    const constraint = typeAfterColon(code);
    return { type: 'TSTypeParameter', start, end: code.before, name, constraint };
}
/** Parses the type after a keyword. */
function typeAfterColon(code) {
    code.next();
    return code.type();
}
/** Parses members after the opening brace, up to the closing one. */
function membersAt(code) {
    const members = [];
    while (!code.eat('}'))
        members.push(memberAt(code));
    return members;
}
function memberAt(code) {
    const { start } = code;
    const readonly = (0,match_at/* matchesAt */.FZ)(readonlyAhead, code.text, start);
    if (readonly)
        code.next();
    const given = readonly ? { readonly } : {};
    if (code.is('['))
        return { ...indexAt(code), start, ...given };
    if (code.word === 'new')
        code.giveUp();
    const key = code.is('string') ? (0,literals/* stringAt */.bX)(code) : anyName(code);
    const optional = code.eat('?');
    const named = { start, key, computed: false, ...given, ...(optional && { optional }) };
    if (!readonly && (code.is('(') || code.is('<'))) {
        const signature = signatureAt(code);
        endMember(code);
        return { ...named, type: 'TSMethodSignature', end: code.before, kind: 'method', ...signature };
    }
    const typeAnnotation = code.annotation();
    endMember(code);
    return { ...named, type: 'TSPropertySignature', end: code.before, typeAnnotation };
}
/** Parses an index signature. */
function indexAt(code) {
    const { start } = code;
    code.expect('[');
    const name = nameOf(code);
    const parameter = { ...name, typeAnnotation: code.annotation(), end: code.before };
    code.expect(']');
    const typeAnnotation = code.annotation();
    endMember(code);
    return { type: 'TSIndexSignature', start, end: code.before, parameters: [parameter], typeAnnotation };
}
/** Parses the end of a member: a semicolon, a comma, or a position where both may be omitted. */
function endMember(code) {
    if (!code.eat(';') && !code.eat(',') && !code.isOnNewLine && !code.is('}'))
        code.giveUp();
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/type-words.js

/** The types that are keywords. */
const keywords = {
    any: 'TSAnyKeyword',
    bigint: 'TSBigIntKeyword',
    boolean: 'TSBooleanKeyword',
    never: 'TSNeverKeyword',
    null: 'TSNullKeyword',
    number: 'TSNumberKeyword',
    object: 'TSObjectKeyword',
    string: 'TSStringKeyword',
    symbol: 'TSSymbolKeyword',
    undefined: 'TSUndefinedKeyword',
    unknown: 'TSUnknownKeyword',
    void: 'TSVoidKeyword',
};
/** Words that modify the type after them, or themselves have a special meaning. */
const modifiers = new Set('abstract asserts infer intrinsic keyof readonly unique'.split(' '));
const isKeyword = (word) => Object.hasOwn(keywords, word);
/** True if a word can be the name of a declared type. */
const isTypeName = (word) => !modifiers.has(word) && !isReserved(word);

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/templates.js

/** Parses a template; the parts in `${…}` are expressions or types. */
function templateAt(code, part) {
    const { start } = code;
    const expressions = [];
    let last = elementAt(code);
    const quasis = [last];
    while (!last.tail) {
        expressions.push(part());
        if (!code.is('}'))
            code.giveUp();
        last = elementAt(code);
        quasis.push(last);
    }
    code.next();
    return { type: 'TemplateLiteral', start, end: code.before, expressions, quasis };
}
const elementEnds = /[`\\\r]|\$\{/g;
/**
 * Parses the text after the current token: the next token is a backtick if the template ends there, else the start of an
 * expression.
 */
function elementAt(code) {
    const start = code.end;
    elementEnds.lastIndex = start;
    let found = elementEnds.exec(code.text);
    for (; found !== null && found[0] === '\\'; found = elementEnds.exec(code.text))
        elementEnds.lastIndex += 1;
    // A line break of two characters would count as one.
    if (found === null || found[0] === '\r')
        code.giveUp();
    const tail = found[0] === '`';
    const raw = code.text.slice(start, found.index);
    const cooked = (0,literals/* unescaped */.tv)(raw) ?? code.giveUp();
    code.continueAt(tail ? found.index : found.index + 2);
    return { type: 'TemplateElement', start, end: found.index, value: { raw, cooked }, tail };
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/types.js






const typeAt = (code) => code.within(() => functionTypeAt(code) ?? conditional(code));
function conditional(code) {
    const { start } = code;
    const checkType = joined(code, '|', 'TSUnionType');
    if (code.word !== 'extends' || code.isOnNewLine)
        return checkType;
    code.next();
    const extendsType = code.inferring(() => joined(code, '|', 'TSUnionType'));
    code.expect('?');
    const trueType = code.type();
    code.expect(':');
    const falseType = code.type();
    return { type: 'TSConditionalType', start, end: code.before, checkType, extendsType, trueType, falseType };
}
/** Parses type arguments in angle brackets; returns undefined if no bracket closes them, so that `<` is an operator. */
function typesAt(code) {
    const { start } = code;
    code.expect('<');
    const params = [code.type()];
    while (code.eat(','))
        params.push(code.type());
    if (!code.eat('>'))
        return undefined;
    return { type: 'TSTypeParameterInstantiation', start, end: code.before, params };
}
/** Parses what follows `as`: a type, or `const`, which is not one. */
function assertedAt(code) {
    if (code.word !== 'const')
        return code.type();
    const { start } = code;
    const typeName = anyName(code);
    if (code.is('<'))
        code.giveUp();
    return { type: 'TSTypeReference', start, end: code.before, typeName };
}
function joined(code, mark, type) {
    const { start } = code;
    const isMarked = code.eat(mark);
    const one = () => (mark === '|' ? joined(code, '&', 'TSIntersectionType') : prefixed(code));
    const first = one();
    if (!isMarked && !code.is(mark))
        return first;
    const types = [first];
    while (code.eat(mark))
        types.push(one());
    return { type, start, end: code.before, types };
}
function prefixed(code) {
    const { start, word } = code;
    if (word === 'infer' && code.mayInfer)
        return inferred(code);
    if (word !== 'keyof' && word !== 'readonly')
        return suffixed(code);
    code.next();
    const typeAnnotation = code.within(() => prefixed(code));
    const isList = typeAnnotation.type === 'TSArrayType' || typeAnnotation.type === 'TSTupleType';
    if (word === 'readonly' && !isList)
        code.giveUp();
    return { type: 'TSTypeOperator', start, end: code.before, operator: word, typeAnnotation };
}
function suffixed(code) {
    const { start } = code;
    let type = single(code);
    while (code.is('[') && !code.isOnNewLine) {
        code.next();
        if (code.eat(']')) {
            type = { type: 'TSArrayType', start, end: code.before, elementType: type };
            continue;
        }
        const indexType = code.type();
        code.expect(']');
        type = { type: 'TSIndexedAccessType', start, end: code.before, objectType: type, indexType };
    }
    return type;
}
function single(code) {
    const { start, word } = code;
    if (word === 'typeof')
        return query(code);
    if (word === 'true' || word === 'false') {
        return { type: 'TSLiteralType', start, end: code.end, literal: (0,literals/* booleanAt */.CR)(code) };
    }
    if (word !== '')
        return isKeyword(word) ? keyword(code, word) : referenceAt(code);
    if (code.is('string'))
        return { type: 'TSLiteralType', start, end: code.end, literal: (0,literals/* stringAt */.bX)(code) };
    if (code.is('number'))
        return { type: 'TSLiteralType', start, end: code.end, literal: (0,literals/* numberAt */.tk)(code) };
    if (code.is('{'))
        return objectTypeAt(code);
    if (code.is('['))
        return tupleAt(code);
    if (code.is('`')) {
        const literal = templateAt(code, () => code.type());
        // Its parts are types, but the parser's own types allow only expressions.
        return { type: 'TSLiteralType', start, end: code.before, literal };
    }
    return parenthesized(code);
}
/** Parses a tuple type. */
function tupleAt(code) {
    const { start } = code;
    code.expect('[');
    const elementTypes = code.listed(']', () => (code.is('...') ? types_restAt(code) : code.type()));
    return { type: 'TSTupleType', start, end: code.before, elementTypes };
}
/** Parses the type of a tuple's rest element. */
function types_restAt(code) {
    const { start } = code;
    code.next();
    const typeAnnotation = code.type();
    return { type: 'TSRestType', start, end: code.before, typeAnnotation };
}
function keyword(code, word) {
    const { start, end } = code;
    code.next();
    return { type: keywords[word], start, end };
}
/** Parses a named type, with its type arguments. */
function referenceAt(code) {
    const { start, word } = code;
    if (!isTypeName(word))
        code.giveUp();
    const typeName = entity(code);
    if (!code.is('<'))
        return { type: 'TSTypeReference', start, end: code.before, typeName };
    if (code.isOnNewLine)
        code.giveUp();
    const typeParameters = typesAt(code) ?? code.giveUp();
    return { type: 'TSTypeReference', start, end: code.before, typeName, typeParameters };
}
function entity(code) {
    const { start } = code;
    let name = nameOf(code);
    while (code.eat('.')) {
        const right = anyName(code);
        name = { type: 'TSQualifiedName', start, end: code.before, left: name, right };
    }
    return name;
}
function query(code) {
    const { start } = code;
    code.next();
    const exprName = entity(code);
    if (code.is('<'))
        code.giveUp();
    return { type: 'TSTypeQuery', start, end: code.before, exprName };
}
/** Parses `infer`. */
function inferred(code) {
    const { start } = code;
    code.next();
    const from = code.start;
    const { name } = nameOf(code);
    // A constraint; or a member named `extends` on the next line, which the full parser takes for a constraint.
    if (code.word === 'extends')
        code.giveUp();
    const end = code.before;
    return { type: 'TSInferType', start, end, typeParameter: { type: 'TSTypeParameter', start: from, end, name } };
}
function parenthesized(code) {
    const { start } = code;
    code.expect('(');
    const typeAnnotation = code.type();
    code.expect(')');
    // Before an arrow, a parenthesized function type may be a return type; any other type would be a parameter list.
    if (code.is('=>') && typeAnnotation.type !== 'TSFunctionType')
        code.giveUp();
    return { type: 'TSParenthesizedType', start, end: code.before, typeAnnotation };
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/declarations.js







/** Parses a declaration; returns undefined if none starts here. */
function declarationAt(code, names) {
    if (code.word === 'const' || code.word === 'let')
        return variablesAt(code, code.word, names);
    if (code.word === 'enum')
        return enumAt(code, names);
    if (code.word === 'interface')
        return interfaceAt(code, names);
    return code.word === 'type' ? aliasAt(code, names) : undefined;
}
function variablesAt(code, kind, names) {
    const { start } = code;
    code.next();
    const declarations = [declaratorAt(code, kind, names)];
    while (code.eat(','))
        declarations.push(declaratorAt(code, kind, names));
    code.endStatement();
    return { type: 'VariableDeclaration', start, end: code.before, declarations, kind };
}
function declaratorAt(code, kind, names) {
    const { start } = code;
    const id = targetAt(code, names.declare);
    if (kind === 'let' && id.type === 'Identifier' && !code.is('=')) {
        return { type: 'VariableDeclarator', start, end: code.before, id, init: null };
    }
    code.expect('=');
    const init = code.expression();
    return { type: 'VariableDeclarator', start, end: code.before, id, init };
}
function aliasAt(code, names) {
    const { start } = code;
    const id = typeNameAt(code, names);
    const typeParameters = typeParametersAt(code);
    code.expect('=');
    const typeAnnotation = code.type();
    code.endStatement();
    const given = typeParameters && { typeParameters };
    return { type: 'TSTypeAliasDeclaration', start, end: code.before, id, ...given, typeAnnotation };
}
function interfaceAt(code, names) {
    const { start } = code;
    const id = typeNameAt(code, names);
    const typeParameters = typeParametersAt(code);
    const given = typeParameters && { typeParameters };
    const inherited = code.eatWord('extends') ? inheritedAt(code) : undefined;
    const from = code.start;
    code.expect('{');
    const members = membersAt(code);
    const body = { type: 'TSInterfaceBody', start: from, end: code.before, body: members };
    return {
        type: 'TSInterfaceDeclaration',
        start,
        end: code.before,
        id,
        ...given,
        ...(inherited && { extends: inherited }),
        body,
    };
}
function inheritedAt(code) {
    const inherited = [inheritedOf(referenceAt(code))];
    while (code.eat(','))
        inherited.push(inheritedOf(referenceAt(code)));
    return inherited;
}
function inheritedOf({ typeName: expression, ...reference }) {
    return { expression, ...reference, type: 'TSExpressionWithTypeArguments' };
}
/** Parses the name of a type, after the keyword that declares it. */
function typeNameAt(code, names) {
    code.next();
    if (code.isOnNewLine || !isTypeName(code.word))
        code.giveUp();
    const id = nameOf(code);
    names.declareType(id.name);
    return id;
}
function enumAt(code, names) {
    const { start } = code;
    code.next();
    const id = nameOf(code);
    names.declare(id.name);
    names.declareType(id.name);
    code.expect('{');
    const members = code.listed('}', () => enumMemberAt(code));
    return { type: 'TSEnumDeclaration', start, end: code.before, id, members };
}
function enumMemberAt(code) {
    const { start } = code;
    const id = code.is('string') ? (0,literals/* stringAt */.bX)(code) : anyName(code);
    if (!code.eat('='))
        return { type: 'TSEnumMember', start, end: code.before, id };
    const initializer = code.expression();
    return { type: 'TSEnumMember', start, end: code.before, id, initializer };
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/scope-names.js
/**
 * The names that a module, a namespace or a function declares: declaring one twice, or exporting one that is not declared, is
 * an error.
 */
class ScopeNames {
    #tokens;
    #values = new Set();
    #types = new Set();
    #used = [];
    constructor(tokens) {
        this.#tokens = tokens;
    }
    declare = (name) => this.#add(name, this.#values);
    /** A type may have the same name as a value. */
    declareType = (name) => this.#add(name, this.#types);
    /** Requires a name that may be declared later. */
    use(name) {
        this.#used.push(name);
    }
    /** Checks the required names; must be called after the last statement. */
    finish() {
        if (!this.#used.every((name) => this.#values.has(name) || this.#types.has(name)))
            this.#tokens.giveUp();
    }
    #add(name, names) {
        if (names.has(name))
            this.#tokens.giveUp();
        names.add(name);
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/functions.js





/** Parses a function declaration; returns undefined if there is none. */
function functionAt(code, names) {
    if (!startsFunction(code))
        return undefined;
    const { start } = code;
    const kind = kindAt(code);
    const id = nameOf(code);
    names.declare(id.name);
    const parts = partsAt(code, kind);
    return { type: 'FunctionDeclaration', start, end: code.before, id, ...kind, ...parts };
}
/** Parses an anonymous function. */
function functionExpressionAt(code) {
    const { start } = code;
    const kind = kindAt(code);
    const parts = partsAt(code, kind);
    return { type: 'FunctionExpression', start, end: code.before, id: null, ...kind, ...parts };
}
const asyncAhead = /async[ \t]+function(?![\w$])/y;
function startsFunction(code) {
    return code.word === 'function' || (code.word === 'async' && (0,match_at/* matchesAt */.FZ)(asyncAhead, code.text, code.start));
}
/** Parses what precedes a function's name. */
function kindAt(code) {
    const isAsync = code.eatWord('async');
    code.next();
    const generator = code.eat('*');
    return { generator, async: isAsync };
}
function partsAt(code, { generator, async }) {
    const typeParameters = typeParametersAt(code);
    const names = new ScopeNames(code);
    const head = headAt(code, names);
    const body = code.insideFunction({ isAsync: async, isGenerator: generator }, () => code.block(names));
    return { ...(typeParameters && { typeParameters }), ...head, body };
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/exported.js


function namedOf(start, { before }, exportKind, parts) {
    const named = { specifiers: [], source: null, attributes: [], declaration: null, ...parts };
    return { type: 'ExportNamedDeclaration', start, end: before, exportKind, ...named };
}
/** Parses a declaration after `export`, whose node starts earlier. */
function exportedAt(code, start, names) {
    const declaration = declarationAt(code, names) ?? functionAt(code, names) ?? code.giveUp();
    const { type } = declaration;
    const kind = type === 'TSTypeAliasDeclaration' || type === 'TSInterfaceDeclaration' ? 'type' : 'value';
    return namedOf(start, code, kind, { declaration });
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/imports.js


function importAt(code, declare) {
    const { start } = code;
    code.next();
    const isForTypes = code.word === 'type';
    if (isForTypes) {
        code.next();
        if (code.is('string'))
            code.giveUp();
    }
    const specifiers = code.is('string') ? [] : specifiersAt(code, isForTypes, declare);
    const source = sourceAt(code);
    const importKind = isForTypes ? 'type' : 'value';
    return { type: 'ImportDeclaration', start, end: code.before, importKind, specifiers, source, attributes: [] };
}
/** Parses the source of an import or export, up to the end of the statement. */
function sourceAt(code) {
    const source = (0,literals/* stringAt */.bX)(code);
    code.endStatement();
    return source;
}
function specifiersAt(code, isForTypes, declare) {
    const specifiers = [];
    if (code.is('word')) {
        specifiers.push(defaultAt(code, declare));
        // `import type` allows a default import or named ones, not both.
        if (code.is(',') && isForTypes)
            code.giveUp();
    }
    if (specifiers.length === 0 || code.eat(',')) {
        if (code.is('*'))
            specifiers.push(namespaceAt(code, declare));
        else
            specifiers.push(...namedAt(code, isForTypes, declare));
    }
    code.expectWord('from');
    return specifiers;
}
function defaultAt(code, declare) {
    const { start, end } = code;
    const local = imports_declaredAt(code, declare);
    return { type: 'ImportDefaultSpecifier', start, end, local };
}
function namespaceAt(code, declare) {
    const { start } = code;
    code.next();
    code.expectWord('as');
    const local = imports_declaredAt(code, declare);
    return { type: 'ImportNamespaceSpecifier', start, end: code.before, local };
}
function namedAt(code, isForTypes, declare) {
    code.expect('{');
    return code.listed('}', () => specifierAt(code, isForTypes, declare));
}
function specifierAt(code, isForTypes, declare) {
    const { start } = code;
    const first = anyName(code);
    const isType = first.name === 'type' && code.is('word');
    if (isType && isForTypes)
        code.giveUp();
    const imported = isType ? anyName(code) : first;
    const local = localOf(code, imported, declare);
    const importKind = isType ? 'type' : 'value';
    return { type: 'ImportSpecifier', start, end: code.before, imported, importKind, local };
}
function localOf(code, imported, declare) {
    if (code.word === 'as') {
        code.next();
        return imports_declaredAt(code, declare);
    }
    // A reserved word must be renamed.
    if (isReserved(imported.name))
        code.giveUp();
    declare(imported.name);
    return { ...imported };
}
function imports_declaredAt(code, declare) {
    const name = nameOf(code);
    declare(name.name);
    return name;
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/namespaces.js




/** Parses a namespace that contains declarations, but no other namespaces. */
function namespaces_namespaceAt(code, names) {
    const { start } = code;
    code.next();
    if (code.isOnNewLine)
        code.giveUp();
    const id = nameOf(code);
    names.declare(id.name);
    names.declareType(id.name);
    const body = blockAt(code);
    return { type: 'TSModuleDeclaration', start, end: code.before, kind: 'namespace', id, body };
}
function blockAt(code) {
    const { start } = code;
    code.expect('{');
    const names = new ScopeNames(code);
    const body = [];
    while (!code.eat('}'))
        body.push(statementAt(code, names));
    return { type: 'TSModuleBlock', start, end: code.before, body };
}
function statementAt(code, names) {
    const { start, word } = code;
    if (word !== 'export')
        return declarationAt(code, names) ?? code.giveUp();
    code.next();
    return exportedAt(code, start, names);
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/exports.js





function exportAt(code, names) {
    const { start } = code;
    code.next();
    if (code.word === 'default')
        return exports_defaultAt(code, start);
    if (code.is('*'))
        return allAt(code, start);
    if (code.is('{'))
        return exports_namedAt(code, start, names, 'value');
    return exports_declaredAt(code, start, names);
}
function exports_defaultAt(code, start) {
    code.next();
    if (startsFunction(code))
        code.giveUp();
    const declaration = code.expression();
    code.endStatement();
    return { type: 'ExportDefaultDeclaration', start, end: code.before, exportKind: 'value', declaration };
}
function allAt(code, start) {
    const mark = code.start;
    code.next();
    if (code.word !== 'as') {
        code.expectWord('from');
        const source = sourceAt(code);
        return { type: 'ExportAllDeclaration', start, end: code.before, exportKind: 'value', source, attributes: [] };
    }
    code.next();
    const exported = anyName(code);
    const specifier = { type: 'ExportNamespaceSpecifier', start: mark, end: code.before, exported };
    code.expectWord('from');
    const source = sourceAt(code);
    return namedOf(start, code, 'value', { specifiers: [specifier], source });
}
function exports_namedAt(code, start, names, kind) {
    code.expect('{');
    const specifiers = code.listed('}', () => exports_specifierAt(code, kind));
    if (code.word === 'from') {
        code.next();
        const source = sourceAt(code);
        return namedOf(start, code, kind, { specifiers, source });
    }
    for (const { local } of specifiers)
        names.use(local.name);
    code.endStatement();
    return namedOf(start, code, kind, { specifiers });
}
function exports_specifierAt(code, kind) {
    const { start } = code;
    const first = anyName(code);
    const isType = first.name === 'type' && code.is('word');
    if (isType && kind === 'type')
        code.giveUp();
    const local = isType ? anyName(code) : first;
    const exported = renamed(code, local);
    const exportKind = isType ? 'type' : 'value';
    return { type: 'ExportSpecifier', start, end: code.before, local, exportKind, exported };
}
function renamed(code, local) {
    if (code.word !== 'as')
        return { ...local };
    code.next();
    return anyName(code);
}
function exports_declaredAt(code, start, names) {
    if (code.word === 'type') {
        const { place } = code;
        code.next();
        if (code.is('{'))
            return exports_namedAt(code, start, names, 'type');
        code.goBack(place);
    }
    if (code.word === 'namespace') {
        const declaration = namespaces_namespaceAt(code, names);
        return namedOf(start, code, 'value', { declaration });
    }
    return exportedAt(code, start, names);
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/arrows.js







const arrowAhead = /[ \t]*=>/y;
/** Parses an arrow function; returns undefined if none starts here. */
function arrowAt(code) {
    const { start } = code;
    if (startsFunction(code) || !code.eatWord('async'))
        return arrowFrom(code, start, false);
    if (code.isOnNewLine)
        code.giveUp();
    return arrowFrom(code, start, true) ?? code.giveUp();
}
function arrowFrom(code, start, isAsync) {
    const isNamed = isNameOfArrow(code);
    if (!isNamed && !code.is('(') && !code.is('<'))
        return undefined;
    const typeParameters = typeParametersAt(code);
    const names = new ScopeNames(code);
    const head = isNamed ? nameHeadAt(code, names) : arrowHeadAt(code, names);
    if (head === undefined)
        return typeParameters && code.giveUp();
    code.next();
    const { params, returnType } = head;
    if (returnType)
        code.returnTypes += 1;
    const body = code.insideFunction({ isAsync }, () => (code.is('{') ? code.block(names) : code.expression()));
    const given = typeParameters && { typeParameters };
    const kind = { id: null, generator: false, async: isAsync };
    const returned = returnType && { returnType };
    // In an async generic arrow function, the full parser sets the type parameters first.
    const parts = isAsync && given
        ? { ...given, params, ...returned, ...kind, body }
        : { ...returned, params, ...kind, body, ...given };
    // The full parser omits `expression`, too.
    return { type: 'ArrowFunctionExpression', start, end: code.before, ...parts };
}
const isNameOfArrow = (code) => code.is('word') && (0,match_at/* matchesAt */.FZ)(arrowAhead, code.text, code.end);
function nameHeadAt(code, names) {
    const name = nameOf(code);
    names.declare(name.name);
    return { params: [name] };
}
/** Parses parameters followed by an arrow; returns undefined if it is only a parenthesized expression. */
function arrowHeadAt(code, names) {
    const { place } = code;
    try {
        const head = headAt(code, names);
        if (!code.is('=>') || code.isOnNewLine)
            code.giveUp();
        return head;
    }
    catch (error) {
        if (!(error instanceof unclear/* Unclear */.n6))
            throw error;
        code.goBack(place);
        return undefined;
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/statements.js




/** Words that may start something other than an expression, in addition to those that are not identifiers. */
const starts = new Set('abstract declare from global module namespace type'.split(' '));
/** Parses a statement that is not a declaration. */
function plainAt(code) {
    switch (code.word) {
        case 'return':
            return returnAt(code);
        case 'if':
            return ifAt(code);
        case 'for':
            return forAt(code);
        case 'while':
            return whileAt(code);
        case 'continue':
        case 'break':
            return leaveAt(code, code.word);
        case 'throw':
            return throwAt(code);
        case 'try':
            return tryAt(code);
        default:
            return expressionStatementAt(code);
    }
}
const branchAt = (code) => (code.is('{') ? code.block() : code.within(() => plainAt(code)));
function ifAt(code) {
    const { start } = code;
    code.next();
    code.expect('(');
    const test = code.expression();
    code.expect(')');
    const consequent = branchAt(code);
    if (!code.eatWord('else'))
        return { type: 'IfStatement', start, end: code.before, test, consequent };
    const alternate = branchAt(code);
    return { type: 'IfStatement', start, end: code.before, test, consequent, alternate };
}
/** Parses a `for … of` loop that declares its variables; other `for` loops are not supported. */
function forAt(code) {
    const { start } = code;
    code.next();
    code.expect('(');
    const from = code.start;
    const kind = code.word === 'const' || code.word === 'let' ? code.word : code.giveUp();
    code.next();
    const id = targetAt(code, new ScopeNames(code).declare);
    if (id.typeAnnotation)
        code.giveUp();
    const declarator = { type: 'VariableDeclarator', start: id.start ?? from, end: code.before, id };
    const left = {
        type: 'VariableDeclaration',
        start: from,
        end: code.before,
        declarations: [declarator],
        kind,
    };
    code.expectWord('of');
    const right = code.expression();
    code.expect(')');
    const body = code.insideLoop(() => branchAt(code));
    const all = { type: 'ForOfStatement', start, end: code.before, await: false, left, right, body };
    return code.changes(all);
}
function whileAt(code) {
    const { start } = code;
    code.next();
    code.expect('(');
    const test = code.expression();
    code.expect(')');
    const body = code.insideLoop(() => branchAt(code));
    return { type: 'WhileStatement', start, end: code.before, test, body };
}
function leaveAt(code, word) {
    const { start } = code;
    if (!code.around.isLoop)
        code.giveUp();
    code.next();
    code.endStatement();
    const type = word === 'continue' ? 'ContinueStatement' : 'BreakStatement';
    return { type, start, end: code.before, label: null };
}
function returnAt(code) {
    const { start } = code;
    code.next();
    const isEmpty = code.isOnNewLine || code.is(';') || code.is('}');
    const argument = isEmpty ? null : code.expression();
    code.endStatement();
    return { type: 'ReturnStatement', start, end: code.before, argument };
}
function throwAt(code) {
    const { start } = code;
    code.next();
    if (code.isOnNewLine)
        code.giveUp();
    const argument = code.expression();
    code.endStatement();
    return { type: 'ThrowStatement', start, end: code.before, argument };
}
function tryAt(code) {
    const { start } = code;
    code.next();
    const block = code.block();
    const handler = code.word === 'catch' ? catchAt(code) : undefined;
    const finalizer = code.eatWord('finally') ? code.block() : undefined;
    if (!handler && !finalizer)
        code.giveUp();
    return {
        type: 'TryStatement',
        start,
        end: code.before,
        block,
        ...(handler && { handler }),
        ...(finalizer && { finalizer }),
    };
}
function catchAt(code) {
    const { start } = code;
    code.next();
    const names = new ScopeNames(code);
    const param = code.eat('(') ? caughtAt(code, names) : undefined;
    const body = code.block(names);
    const caught = { type: 'CatchClause', start, end: code.before, ...(param && { param }), body };
    return caught;
}
/** Parses the parameter of a `catch` clause, which may be of any type. */
function caughtAt(code, names) {
    const name = nameOf(code);
    names.declare(name.name);
    const typeAnnotation = code.is(':') ? code.annotation() : undefined;
    const type = typeAnnotation?.typeAnnotation.type;
    if (typeAnnotation && type !== 'TSUnknownKeyword' && type !== 'TSAnyKeyword')
        code.giveUp();
    const end = code.before;
    code.expect(')');
    return { ...name, end, ...(typeAnnotation && { typeAnnotation }) };
}
/** Parses an expression statement: one that starts with a name. */
function expressionStatementAt(code) {
    const { start } = code;
    if (!code.is('word') || starts.has(code.word) || startsFunction(code))
        code.giveUp();
    const expression = code.expression();
    code.endStatement();
    return { type: 'ExpressionStatement', start, end: code.before, expression };
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/blocks.js



/** Parses the statements of a function, or of a block in one; `names` has the names that are declared already. */
function blocks_blockAt(code, names = new ScopeNames(code)) {
    const { start } = code;
    code.expect('{');
    const body = [];
    code.within(() => {
        while (!code.eat('}'))
            body.push(declarationAt(code, names) ?? plainAt(code));
    });
    return { type: 'BlockStatement', start, end: code.before, body, directives: [] };
}

// EXTERNAL MODULE: ./dist/compiled/src/document/module/syntax/clean/tokens.js + 1 modules
var tokens = __webpack_require__(48391);
;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/code.js

const plain = { isAsync: false, isGenerator: false, isLoop: false };
/** The tokens of a module, and the parsers of expressions and types. */
class Code extends tokens/* TokenReader */.v {
    /** The number of arrow functions so far with a return type, without those inside brackets. */
    returnTypes = 0;
    /** Every call and other node that may mutate something, each after those nested in it. */
    mutatingNodes = [];
    around = plain;
    /** True if a `<` was read as an operator although it may start type arguments in a syntax that is not supported here. */
    hasUnclearTypes = false;
    /** True if `infer` is allowed. */
    mayInfer = false;
    /** Records a node that may mutate something. */
    changes(node) {
        this.mutatingNodes.push(node);
        return node;
    }
    /** Parses the inside of a function, which the context outside does not affect. */
    insideFunction(kind, read) {
        return this.#inside({ ...plain, ...kind }, read);
    }
    insideLoop(read) {
        return this.#inside({ ...this.around, isLoop: true }, read);
    }
    #inside(around, read) {
        const { around: before } = this;
        this.around = around;
        try {
            return read();
        }
        finally {
            this.around = before;
        }
    }
    get place() {
        return { ...super.place, mutatingNodes: this.mutatingNodes.length };
    }
    goBack(place) {
        super.goBack(place);
        this.mutatingNodes.length = place.mutatingNodes;
    }
    /** Parses the type after the `extends` of a conditional type. */
    inferring(read) {
        const { mayInfer } = this;
        this.mayInfer = true;
        try {
            return read();
        }
        finally {
            this.mayInfer = mayInfer;
        }
    }
    /** Parses a colon and the type after it. */
    annotation() {
        const { start } = this;
        this.expect(':');
        const typeAnnotation = this.type();
        return { type: 'TSTypeAnnotation', start, end: this.before, typeAnnotation };
    }
    /** Parses items between commas up to a bracket, and the bracket. A trailing comma is allowed. */
    listed(close, item) {
        return this.bracketed(() => {
            const items = [];
            while (!this.eat(close)) {
                items.push(item());
                if (!this.is(close))
                    this.expect(',');
            }
            return items;
        });
    }
    /** Parses up to a bracket: a colon inside cannot belong to the code outside. */
    bracketed(read) {
        const { returnTypes } = this;
        const value = read();
        this.returnTypes = returnTypes;
        return value;
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/objects.js

function objects_objectAt(code) {
    const { start } = code;
    code.next();
    const properties = code.listed('}', () => objects_propertyAt(code));
    return { type: 'ObjectExpression', start, end: code.before, properties };
}
function objects_arrayAt(code) {
    const { start } = code;
    code.next();
    const elements = code.listed(']', () => spreadOr(code));
    return { type: 'ArrayExpression', start, end: code.before, elements };
}
/** Parses an expression or a spread. */
const spreadOr = (code) => (code.is('...') ? spreadAt(code) : code.expression());
function spreadAt(code) {
    const { start } = code;
    code.next();
    const argument = code.expression();
    return { type: 'SpreadElement', start, end: code.before, argument };
}
function objects_propertyAt(code) {
    if (code.is('...'))
        return spreadAt(code);
    if (code.is('['))
        return computedAt(code);
    const { start } = code;
    const key = keyAt(code);
    if (!code.is(':')) {
        if (key.type !== 'Identifier')
            code.giveUp();
        return shorthandOf(code, key, { ...key });
    }
    // A second `__proto__` would be a syntax error.
    if ((key.type === 'Identifier' ? key.name : key.value) === '__proto__')
        code.giveUp();
    code.next();
    const value = code.expression();
    return propertyOf(code, start, { key, value });
}
function computedAt(code) {
    const { start } = code;
    code.next();
    const key = code.expression();
    code.expect(']');
    code.expect(':');
    const value = code.expression();
    return propertyOf(code, start, { key, value, computed: true });
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/arguments.js

/** Parses the arguments of a call. */
function argumentsAt(code) {
    code.expect('(');
    return code.listed(')', () => spreadOr(code));
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/optional-chain.js


/** Parses one member access or call in an optional chain, from `?.` on; returns undefined if there is none. */
function optionalLinkOf(code, start, object) {
    const optional = code.eat('?.');
    if (code.is('(')) {
        const given = argumentsAt(code);
        const end = code.before;
        return code.changes({ type: 'OptionalCallExpression', start, end, callee: object, optional, arguments: given });
    }
    const computed = code.eat('[');
    if (computed || optional || code.eat('.')) {
        const property = computed ? code.expression() : anyName(code);
        if (computed)
            code.expect(']');
        return { type: 'OptionalMemberExpression', start, end: code.before, object, computed, property, optional };
    }
    if (code.is('<'))
        code.giveUp();
    return undefined;
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/operands.js









/** Parses an operand: a value, followed by member accesses and calls. */
function operandAt(code) {
    const { start } = code;
    let value = code.word === 'new' ? newAt(code) : valueAt(code);
    let isOptional = false;
    for (;;) {
        isOptional ||= code.is('?.');
        const next = isOptional ? optionalLinkOf(code, start, value) : linkOf(code, start, value);
        if (next === undefined)
            return value;
        value = next;
    }
}
/** Parses one member access, call or the like on `value`; returns undefined if there is none. */
function linkOf(code, start, value) {
    switch (code.kind) {
        case '.':
        case '[':
            return memberOf(code, start, value);
        case '(':
            return code.changes(callOf(code, start, value));
        case '<':
            return typedCallOf(code, start, value);
        case '`':
            return taggedOf(code, start, value);
        case '!':
            return code.isOnNewLine ? undefined : assuredOf(code, start, value);
        default:
            return undefined;
    }
}
/** Parses a member access, after a dot or in brackets. */
function memberOf(code, start, object) {
    const computed = code.is('[');
    code.next();
    const property = computed ? code.expression() : anyName(code);
    if (computed)
        code.expect(']');
    return { type: 'MemberExpression', start, end: code.before, object, computed, property };
}
function assuredOf(code, start, expression) {
    code.next();
    return { type: 'TSNonNullExpression', start, end: code.before, expression };
}
function callOf(code, start, callee) {
    const given = argumentsAt(code);
    return { type: 'CallExpression', start, end: code.before, callee, arguments: given };
}
/** Parses a call with type arguments; returns undefined if `<` is the operator. */
function typedCallOf(code, start, callee) {
    const { place, text } = code;
    if (text[code.start + 1] === '=')
        return undefined;
    const given = (0,unclear/* unlessUnclear */.ZK)(() => ({ typeParameters: typesAt(code) }));
    const typeParameters = given?.typeParameters;
    if (typeParameters === undefined) {
        code.hasUnclearTypes ||= given === undefined;
        code.goBack(place);
        return undefined;
    }
    const call = callOf(code, start, callee);
    return code.changes({ ...call, typeParameters });
}
function taggedOf(code, start, tag) {
    const quasi = templateAt(code, () => code.expression());
    const tagged = { type: 'TaggedTemplateExpression', start, end: code.before, tag, quasi };
    // The full parser omits `typeParameters`, too.
    return tagged;
}
function newAt(code) {
    const { start } = code;
    code.next();
    const calleeStart = code.start;
    let callee = nameOf(code);
    while (code.is('.'))
        callee = memberOf(code, calleeStart, callee);
    const given = argumentsAt(code);
    const creation = { type: 'NewExpression', start, end: code.before, callee, arguments: given };
    // The full parser omits `typeParameters`, too.
    return creation;
}
function valueAt(code) {
    const { start, end, word } = code;
    if (word === 'true' || word === 'false')
        return (0,literals/* booleanAt */.CR)(code);
    if (word === 'null') {
        code.next();
        return { type: 'NullLiteral', start, end };
    }
    if (startsFunction(code))
        return functionExpressionAt(code);
    if (word === 'this') {
        code.next();
        return { type: 'ThisExpression', start, end };
    }
    if (word !== '')
        return nameOf(code);
    switch (code.kind) {
        case 'string':
            return (0,literals/* stringAt */.bX)(code);
        case 'number':
            return (0,literals/* numberAt */.tk)(code);
        case '{':
            return objects_objectAt(code);
        case '[':
            return objects_arrayAt(code);
        case '`':
            return templateAt(code, () => code.expression());
        case '/':
            return (0,literals/* patternAt */.ov)(code);
        default:
            return parenthesizedAt(code);
    }
}
function parenthesizedAt(code) {
    code.expect('(');
    return code.bracketed(() => {
        const inner = code.expression();
        code.expect(')');
        return inner;
    });
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/expressions.js






/** The precedence of operators. */
const strengths = new Map(Object.entries({
    '??': 1,
    '||': 1,
    '&&': 2,
    '==': 6,
    '!=': 6,
    '===': 6,
    '!==': 6,
    '<': 7,
    '>': 7,
    '<=': 7,
    '>=': 7,
    in: 7,
    instanceof: 7,
    '+': 9,
    '-': 9,
    '*': 10,
    '/': 10,
    '%': 10,
}));
/** Characters that the lexer returns as single tokens, as they are not operators everywhere. */
const singles = new Set('<>/');
/** The characters that end an expression. */
const closing = new Set(',)]}');
/** The precedence of `as` and `satisfies`. */
const assertion = 7;
const isLogical = (operator) => operator === '??' || operator === '||' || operator === '&&';
/** True if an operand is invalid without parentheses, which would change its start. */
const isMixed = (operator, operand, start) => operand.type === 'LogicalExpression' &&
    operand.start === start &&
    (operand.operator === '??') !== (operator === '??');
/** Parses the expressions that definitions consist of. */
class ExpressionParser extends Code {
    expression() {
        // Half of all expressions are a single string literal.
        if (this.kind === 'string' && closing.has(this.text[this.end] ?? ''))
            return (0,literals/* stringAt */.bX)(this);
        return this.within(() => this.#yielded() ?? arrowAt(this) ?? this.#assigned());
    }
    type() {
        return typeAt(this);
    }
    block(names) {
        return blocks_blockAt(this, names);
    }
    /** Parses a `yield` expression; returns undefined if there is none. */
    #yielded() {
        if (this.word !== 'yield' || !this.around.isGenerator)
            return undefined;
        const { start } = this;
        this.next();
        if (this.isOnNewLine)
            this.giveUp();
        const delegate = this.eat('*');
        const argument = this.expression();
        return { type: 'YieldExpression', start, end: this.before, delegate, argument };
    }
    /** Parses an expression that may be an assignment to a variable or a property. */
    #assigned() {
        const { start } = this;
        const left = this.#conditional();
        if (!this.is('='))
            return left;
        if (left.type !== 'Identifier' && left.type !== 'MemberExpression')
            this.giveUp();
        this.next();
        const right = this.expression();
        return this.changes({ type: 'AssignmentExpression', start, end: this.before, operator: '=', left, right });
    }
    #conditional() {
        const { start } = this;
        const test = this.#joined(0);
        if (!this.eat('?'))
            return test;
        const { returnTypes } = this;
        const consequent = this.expression();
        this.expect(':');
        const alternate = this.expression();
        // The colon before a return type could be the one of the conditional expression.
        if (this.returnTypes > returnTypes)
            this.giveUp();
        return { type: 'ConditionalExpression', start, end: this.before, test, consequent, alternate };
    }
    /** Parses operands joined by operators with a precedence above `weakest`. */
    #joined(weakest) {
        const { start } = this;
        let left = this.#signed();
        for (;;) {
            const joined = this.#asserted(start, left, weakest) ?? this.#operated(start, left, weakest);
            if (joined === undefined)
                return left;
            left = joined;
        }
    }
    #operated(start, left, weakest) {
        const operator = this.#operator();
        const strength = strengths.get(operator) ?? 0;
        if (strength <= weakest)
            return undefined;
        this.continueAt(this.start + operator.length);
        const rightStart = this.start;
        const right = this.#joined(strength);
        const type = isLogical(operator) ? 'LogicalExpression' : 'BinaryExpression';
        if (isLogical(operator) && (isMixed(operator, left, start) || isMixed(operator, right, rightStart)))
            this.giveUp();
        // The operator is one of `strengths`.
        return { type, start, end: this.before, left, operator, right };
    }
    /** Returns the operator at the current token; the token itself if it is not one. */
    #operator() {
        if (this.kind === 'word')
            return this.word;
        if (!singles.has(this.kind))
            return this.kind;
        const next = this.text[this.start + 1];
        const isEqual = next === '=';
        if (next === this.kind || (isEqual && this.kind === '/'))
            this.giveUp();
        // It could close type arguments.
        if (this.kind === '>' && !isEqual && this.hasUnclearTypes)
            this.giveUp();
        return isEqual ? `${this.kind}=` : this.kind;
    }
    #asserted(start, expression, weakest) {
        if (assertion <= weakest || this.isOnNewLine)
            return undefined;
        if (this.word === 'as') {
            this.next();
            const typeAnnotation = assertedAt(this);
            return { type: 'TSAsExpression', start, end: this.before, expression, typeAnnotation };
        }
        if (this.word !== 'satisfies')
            return undefined;
        this.next();
        const typeAnnotation = this.type();
        return { type: 'TSSatisfiesExpression', start, end: this.before, expression, typeAnnotation };
    }
    #signed() {
        const { start, kind } = this;
        if (this.word === 'await' && this.around.isAsync) {
            const argument = this.#operand();
            return { type: 'AwaitExpression', start, end: this.before, argument };
        }
        const operator = this.word === 'typeof' ? 'typeof' : kind;
        if (operator !== '!' && operator !== '-' && operator !== 'typeof')
            return operandAt(this);
        const argument = this.#operand();
        return { type: 'UnaryExpression', start, end: this.before, operator, prefix: true, argument };
    }
    /** Parses the operand of a unary operator. */
    #operand() {
        this.next();
        return this.within(() => this.#signed());
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/clean-module.js








/** True if a text has a character that only some parsers treat as a line terminator. */
const isOdd = (text) => text.includes('\u2028') || text.includes('\u2029') || (text.includes('\r') && /\r(?!\n)/.test(text));
/**
 * Parses the usual form of definitions: imports, exports, constants, enums, types and functions, with object and call
 * expressions. Returns undefined for any other text, invalid or only unusual.
 */
const cleanModule = (text) => cleanly(text, (code) => {
    const names = new ScopeNames(code);
    const body = [];
    while (!code.is('end'))
        body.push(clean_module_statementAt(code, names));
    names.finish();
    return { body, comments: code.comments, mutatingNodes: code.mutatingNodes };
});
/** Parses a text that is a single expression in the same way. */
const cleanExpression = (text) => cleanly(text, (code) => {
    const expression = code.expression();
    code.expect('end');
    return expression;
});
const cleanly = (text, read) => isOdd(text) ? undefined : (0,unclear/* unlessUnclear */.ZK)(() => read(new ExpressionParser(text)));
function clean_module_statementAt(code, names) {
    if (code.word === 'import')
        return importAt(code, names.declare);
    if (code.word === 'export')
        return exportAt(code, names);
    return declarationAt(code, names) ?? functionAt(code, names) ?? expressionStatementAt(code);
}


/***/ }),

/***/ 71488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ booleanAt),
/* harmony export */   bX: () => (/* binding */ stringAt),
/* harmony export */   ov: () => (/* binding */ patternAt),
/* harmony export */   tk: () => (/* binding */ numberAt),
/* harmony export */   tv: () => (/* binding */ unescaped)
/* harmony export */ });
/* harmony import */ var _data_match_at_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96963);

const escapes = /\\(?:u([\dA-Fa-f]{4})|x([\dA-Fa-f]{2})|([nrtbfv'"`\\$/])|([\s\S]))/g;
const controls = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };
/** Decodes the escapes of a string; returns undefined if one of them is unusual. */
function unescaped(written) {
    if (!written.includes('\\'))
        return written;
    let isUsual = true;
    const text = written.replace(escapes, (_, unit, byte, sign, other) => {
        isUsual &&= other === undefined;
        const code = unit ?? byte;
        return code === undefined ? (controls[sign ?? ''] ?? sign ?? '') : String.fromCharCode(Number.parseInt(code, 16));
    });
    return isUsual ? text : undefined;
}
function stringAt(tokens) {
    if (!tokens.is('string'))
        tokens.giveUp();
    const { start, end } = tokens;
    const value = unescaped(tokens.text.slice(start + 1, end - 1)) ?? tokens.giveUp();
    tokens.next();
    return { type: 'StringLiteral', start, end, value };
}
function numberAt(tokens) {
    const { start, end } = tokens;
    tokens.next();
    return { type: 'NumericLiteral', start, end, value: Number(tokens.text.slice(start, end).replaceAll('_', '')) };
}
function booleanAt(tokens) {
    const { start, end, word } = tokens;
    tokens.next();
    return { type: 'BooleanLiteral', start, end, value: word === 'true' };
}
const patternMarks = /[\\[\]/\n\r]/g;
const flagsAt = /[dgimsuy]*/y;
/** Parses a regular expression, at its first slash. */
function patternAt(tokens) {
    const { start, text } = tokens;
    const close = closingSlash(text, start + 1) ?? tokens.giveUp();
    const flags = (0,_data_match_at_js__WEBPACK_IMPORTED_MODULE_0__/* .matchAt */ .pF)(flagsAt, text, close + 1)?.[0] ?? '';
    const end = close + 1 + flags.length;
    if (new Set(flags).size < flags.length || /[\w$\\\u0080-\uffff]/.test(text[end] ?? ''))
        tokens.giveUp();
    tokens.continueAt(end);
    return { type: 'RegExpLiteral', start, end, pattern: text.slice(start + 1, close), flags };
}
function closingSlash(text, from) {
    let isInClass = false;
    patternMarks.lastIndex = from;
    for (let found = patternMarks.exec(text); found !== null; found = patternMarks.exec(text)) {
        if (found[0] === '\\') {
            if (/[\n\r]/.test(text[found.index + 1] ?? '\n'))
                return undefined;
            patternMarks.lastIndex = found.index + 2;
        }
        else if (found[0] === '[')
            isInClass = true;
        else if (found[0] === ']')
            isInClass = false;
        else if (found[0] !== '/')
            return undefined;
        else if (!isInClass)
            return found.index;
    }
    return undefined;
}


/***/ }),

/***/ 48391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ TokenReader)
});

// EXTERNAL MODULE: ./dist/compiled/src/data/match-at.js
var match_at = __webpack_require__(96963);
// EXTERNAL MODULE: ./dist/compiled/src/data/nesting-reader.js
var nesting_reader = __webpack_require__(90160);
;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/lexer.js


/** The maximum nesting depth of expressions and types. */
const deepest = 100;
const wordAt = /[A-Za-z_$][\w$]*/y;
const numberAt = /(?:0|[1-9](?:_?\d)*)(?:\.\d+)?/y;
/** The longest operators first. */
const operatorAt = /[=!]==?|\*\*=?|[|&?]{2}=?|\+\+|--|\?\.|[=!+\-*|&^%]=|[=!&|+*?~^%-]/y;
const plainUntil = { "'": /[^'\\\n\r]*/y, '"': /[^"\\\n\r]*/y };
/** All supported operators and brackets. */
const operators = new Set('= ! & | + - * % ? ?. ?? => && || == != === !=='.split(' '));
const brackets = new Set('(){}[],;:<>@`'.split(''));
/** Character codes. As properties of an object, they would be looked up for each white space character. */
const [tab, newline, carriageReturn, space] = [9, 10, 13, 32];
const [star, dot, slash, equals, greater] = [42, 46, 47, 61, 62];
const isLetter = (code) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 36;
const isDigit = (code) => code >= 48 && code <= 57;
/** Reads the tokens of a module, one at a time. */
class Lexer extends nesting_reader/* NestingReader */.k {
    text;
    comments = [];
    /** `word`, `string`, `number`, `end`, or the operator or bracket itself. */
    kind = '';
    /** The text of a word; empty for other tokens. */
    word = '';
    start = 0;
    end = 0;
    /** The end of the previous token. */
    before = 0;
    /** True if there is a line break between the previous token and this one. */
    isOnNewLine = false;
    constructor(text) {
        super(deepest);
        this.text = text;
        this.next();
    }
    next() {
        this.before = this.end;
        this.isOnNewLine = false;
        this.word = '';
        const at = this.#behindBlanks(this.end);
        this.start = at;
        const code = this.text.charCodeAt(at);
        if (isLetter(code))
            this.#readWord();
        else if (code === 39 || code === 34)
            this.#readString(code === 39 ? "'" : '"');
        else if (isDigit(code))
            this.#readNumber();
        else
            this.#readMark(code);
    }
    #readWord() {
        this.kind = 'word';
        // Most tokens are words: inlined, this saves two calls for each.
        wordAt.lastIndex = this.start;
        wordAt.test(this.text);
        this.end = wordAt.lastIndex;
        this.word = this.text.slice(this.start, this.end);
    }
    #readNumber() {
        this.kind = 'number';
        this.end = this.#match(numberAt);
        const code = this.text.charCodeAt(this.end);
        // No word may follow directly, and a dot would be part of the number.
        if (isLetter(code) || code === dot)
            this.giveUp();
    }
    #readString(quote) {
        this.kind = 'string';
        const plain = plainUntil[quote];
        for (let at = this.start + 1;; at += 2) {
            plain.lastIndex = at;
            plain.test(this.text);
            at = plain.lastIndex;
            const mark = this.text[at];
            if (mark === '\\')
                continue;
            if (mark !== quote)
                this.giveUp();
            this.end = at + 1;
            return;
        }
    }
    #readMark(code) {
        const { text, start } = this;
        const mark = text[start];
        if (mark === undefined)
            this.#set('end', 0);
        else if (brackets.has(mark))
            this.#set(mark, 1);
        else if (code === dot)
            this.#readDots();
        else if (code === slash)
            this.#set('/', 1);
        else if (code === equals && text.charCodeAt(start + 1) === greater)
            this.#set('=>', 2);
        else {
            const operator = text.slice(start, this.#match(operatorAt));
            if (!operators.has(operator))
                this.giveUp();
            this.#set(operator, operator.length);
        }
    }
    #readDots() {
        if (this.text.startsWith('...', this.start))
            this.#set('...', 3);
        else
            this.#set('.', 1);
    }
    #set(kind, length) {
        this.kind = kind;
        this.end = this.start + length;
    }
    /** Returns the end of a match at the start of the token. */
    #match(expression) {
        return (0,match_at/* endAt */.FD)(expression, this.text, this.start) ?? this.start;
    }
    #behindBlanks(from) {
        const { text } = this;
        for (let at = from;; at++) {
            const code = text.charCodeAt(at);
            // The first characters of most tokens.
            if (code > slash)
                return at;
            if (code === space || code === tab)
                continue;
            if (code === newline || code === carriageReturn)
                this.isOnNewLine = true;
            else if (code !== slash)
                return at;
            else {
                const end = this.#comment(at);
                if (end === undefined)
                    return at;
                at = end - 1;
            }
        }
    }
    /** Returns the end of the comment at an offset; undefined if there is none. */
    #comment(start) {
        const { text } = this;
        const mark = text.charCodeAt(start + 1);
        if (mark === slash) {
            const next = text.indexOf('\n', start);
            const line = next < 0 ? text.length : next;
            const end = text.charCodeAt(line - 1) === carriageReturn ? line - 1 : line;
            this.comments.push({ value: text.slice(start + 2, end), start, end });
            return end;
        }
        if (mark !== star)
            return undefined;
        const close = text.indexOf('*/', start + 2);
        if (close < 0)
            this.giveUp();
        const value = text.slice(start + 2, close);
        if (value.includes('\n'))
            this.isOnNewLine = true;
        this.comments.push({ value, start, end: close + 2 });
        return close + 2;
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/clean/tokens.js

/** The tokens of a module, with tests and assertions. */
class TokenReader extends Lexer {
    /**
     * The number of characters that may still be read again: ambiguous code is read twice, and ambiguous code inside it four
     * times. In real code that is a few hundred characters; hostile code would be read again and again.
     */
    #rereadBudget = 1000 + this.text.length;
    is(kind) {
        return this.kind === kind;
    }
    /** Consumes the token if it has this kind. */
    eat(kind) {
        if (this.kind !== kind)
            return false;
        this.next();
        return true;
    }
    expect(kind) {
        if (!this.eat(kind))
            this.giveUp();
    }
    eatWord(word) {
        if (this.word !== word)
            return false;
        this.next();
        return true;
    }
    expectWord(word) {
        if (!this.eatWord(word))
            this.giveUp();
    }
    /** Parses the end of a statement: a semicolon, or a position where it may be omitted. */
    endStatement() {
        if (!this.eat(';') && !this.isOnNewLine && !this.is('end') && !this.is('}'))
            this.giveUp();
    }
    get place() {
        const { start, before, isOnNewLine } = this;
        return { end: start, before, comments: this.comments.length, depth: this.depth, isOnNewLine };
    }
    /** Backtracks: the token there is the next. */
    goBack({ end, before, comments, depth, isOnNewLine }) {
        this.#rereadBudget -= this.start - end;
        if (this.#rereadBudget < 0)
            this.giveUp();
        this.comments.length = comments;
        this.depth = depth;
        this.end = end;
        this.next();
        this.before = before;
        this.isOnNewLine = isOnNewLine;
    }
    /** Continues at an offset inside text that the lexer does not split into tokens, such as a template. */
    continueAt(end) {
        this.end = end;
        this.next();
    }
}


/***/ }),

/***/ 94442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ countingMistakes),
/* harmony export */   t: () => (/* binding */ TooManyMistakes)
/* harmony export */ });
/** The limit of errors: in real code, a parser that tries alternatives creates one per several hundred characters. */
const charactersPerMistake = 20;
const fewMistakes = 3000;
/** Thrown if a parser creates too many errors for a text, which must have been written to cause that. */
class TooManyMistakes extends Error {
}
/**
 * Runs a parser, and throws `TooManyMistakes` if it creates too many errors. It keeps them all, and their number may grow
 * faster than the text, for example with one for each pair of equal nested labels. The parser has no hook for errors, so while
 * it runs, the global `SyntaxError` is replaced by one that counts.
 */
function countingMistakes(text, parse) {
    const plain = globalThis.SyntaxError;
    let left = text.length / charactersPerMistake + fewMistakes;
    const make = (message) => {
        left -= 1;
        if (left < 0)
            throw new TooManyMistakes();
        return withoutStack(() => new plain(message));
    };
    // Minifiers omit the `new` before errors.
    const countingHandler = {
        construct: (_, [message]) => make(message),
        apply: (_, __, [message]) => make(message),
    };
    globalThis.SyntaxError = new Proxy(plain, countingHandler);
    try {
        return parse();
    }
    finally {
        globalThis.SyntaxError = plain;
    }
}
/** Creates the error without a stack trace, which is not used and would take most of the memory. */
function withoutStack(make) {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    const error = make();
    Error.stackTraceLimit = limit;
    return error;
}


/***/ }),

/***/ 54068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ counted),
/* harmony export */   h: () => (/* binding */ ParserBudgetSpent)
/* harmony export */ });
/**
 * How often a parser may read a character, per character of the text and in addition. It backtracks where code turns out to be
 * something else, such as a `<T>(a)` that is not an arrow function: each level of nesting doubles the work. In real code it
 * reads each character two or three times.
 */
const looksPerCharacter = 8;
const fewLooks = 20_000;
/** Thrown if a parser backtracks too much in a text, which must have been written to cause that. */
class ParserBudgetSpent extends Error {
    /** The last offset that was read. */
    at;
    constructor(at) {
        super(`Read too often at ${at}.`);
        this.at = at;
    }
}
/** A string that counts how often its characters are read, and throws `ParserBudgetSpent` at the limit. */
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
            throw new ParserBudgetSpent(at);
        return this.#text.charCodeAt(at);
    }
    // The methods that are called most use the primitive string, as a String object would have to be unwrapped each time.
    codePointAt(at) {
        return this.#text.codePointAt(at);
    }
    slice(start, end) {
        return this.#text.slice(start, end);
    }
}
/** Wraps a text for a parser, which accepts it as a string as long as it does not use `typeof`. */
const counted = (text) => new CountedText(text);


/***/ }),

/***/ 23790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isDeclaration)
/* harmony export */ });
/** True for a TypeScript declaration file. */
const isDeclaration = (path) => /\.d\.[cm]?ts$/.test(path);


/***/ }),

/***/ 85279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ isParseError),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   Wl: () => (/* binding */ mistakeOf),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   u$: () => (/* binding */ parseError)
/* harmony export */ });
/* harmony import */ var _bounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55408);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31737);
/* harmony import */ var _counted_mistakes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94442);
/* harmony import */ var _counted_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54068);




/** True if an error is a syntax error thrown by the parser. */
const isParseError = (error) => error instanceof SyntaxError && 'pos' in error && typeof error.pos === 'number';
/**
 * Returns the fault of a text that cannot be parsed; `bracketFault` finds mistakes in its brackets.
 * @throws errors that the text did not cause.
 */
function refusalOf(error, text, bracketFault) {
    if (isParseError(error))
        return (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .conflictFault */ .rp)(text) ?? (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .earlier */ .X)(bracketFault(text), wordsOf(error, text));
    if (error instanceof RangeError)
        return tooDeepAt(0, `Code is nested more than ${_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .bounds */ .O.depth} levels deep.`);
    if (error instanceof _counted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .ParserBudgetSpent */ .h)
        return tooDeepAt(error.at, readInManyWays);
    if (error instanceof _counted_mistakes_js__WEBPACK_IMPORTED_MODULE_3__/* .TooManyMistakes */ .t)
        return tooManyMistakes;
    throw error;
}
/** Returns the fault for an error from which the parser can recover. */
const mistakeOf = (error, text) => (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .conflictFault */ .rp)(text) ?? wordsOf(error, text);
const tooManyMistakes = {
    id: 'parse-error',
    message: 'This code has too many syntax errors to be read.',
    start: 0,
    end: 0,
};
const tooLarge = {
    id: 'too-large',
    message: `The module is larger than ${_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .bounds */ .O.module / 1e6} MB and was not read. Split it, or keep its data out of the definition.`,
    start: 0,
    end: 0,
};
const tooDeepAt = (start, message) => ({ id: 'too-deep', message, start, end: start });
const readInManyWays = 'This code can be parsed in several ways, on too many nested levels. Nest it less, for example by naming its parts.';
/** Returns the parser's own message, without the position that it appends. */
function wordsOf({ message, pos }, text) {
    // For an unexpected comma, the position is after it.
    const start = message.startsWith("Unexpected token ','") ? pos - 1 : pos;
    return parseError(message.replace(/\s*\(\d+:\d+\)/, '').replace(/\.?$/, '.'), start, text);
}
/** Returns a parse error on the word that starts at an offset. */
function parseError(message, start, text) {
    const length = /^\w+|^./su.exec(text.slice(start, start + 80))?.[0].length ?? 0;
    return { id: 'parse-error', message, start, end: start + length };
}


/***/ }),

/***/ 37581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isNode),
/* harmony export */   y: () => (/* binding */ isOf)
/* harmony export */ });
/* harmony import */ var _data_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23984);

/** True if a node is of one of the types. */
const isOf = (node, first, second, third) => 
// Called many times for every node of a module: a list of types would take longer than parsing.
node.type === first || node.type === second || node.type === third;
const isNode = (value) => (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .isContainer */ .u_)(value) && 'type' in value && typeof value.type === 'string';


/***/ }),

/***/ 93476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rr: () => (/* binding */ ParserNeeded),
  PJ: () => (/* binding */ parseSource),
  GS: () => (/* binding */ placed),
  O$: () => (/* binding */ unreadable)
});

// EXTERNAL MODULE: ./dist/compiled/src/document/bounds.js
var bounds = __webpack_require__(55408);
// EXTERNAL MODULE: ./dist/compiled/src/document/fault.js
var document_fault = __webpack_require__(31737);
// EXTERNAL MODULE: ./dist/compiled/src/document/lines.js
var document_lines = __webpack_require__(79738);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/syntax/clean/clean-module.js + 26 modules
var clean_module = __webpack_require__(6320);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/syntax/counted-text.js
var counted_text = __webpack_require__(54068);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/syntax/declaration-files.js
var declaration_files = __webpack_require__(23790);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/syntax/mistakes.js
var mistakes = __webpack_require__(85279);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/syntax/parser.js + 2 modules
var syntax_parser = __webpack_require__(38688);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/strict-json.js

/** Returns the syntax error of an imported JSON file that could be read as JavaScript, but that the platform’s CLI refuses. */
function refusedInJson(text) {
    if (isJson(text))
        return undefined;
    const errors = [];
    (0,main.parse)(text, errors, { disallowComments: true });
    const [{ error, offset: start, length } = { error: 0, offset: 0, length: 0 }] = errors;
    const message = `${messageFor(error, text.slice(0, start))} The platform’s CLI bundles only valid JSON.`;
    return { id: 'parse-error', message, start, end: start + length };
}
/** A byte order mark and other white space that JSON does not allow, but bundlers skip. */
const otherBlanks = /[^\S \t\r\n]/g;
function isJson(text) {
    try {
        JSON.parse(text.replace(otherBlanks, ' '));
        return true;
    }
    catch {
        return false;
    }
}
function messageFor(error, before) {
    if ((0,main.printParseErrorCode)(error) === 'InvalidCommentToken')
        return 'JSON has no comments.';
    return /,\s*$/.test(before) ? 'JSON has no comma after the last item.' : 'This is not JSON.';
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/parse.js









/** Returns the reason why the values in a broken file are unknown. */
const unreadable = ({ path }) => `\`${path}\` cannot be read`;
/** Thrown if the quick parser cannot read a module, and the full parser is not loaded. */
class ParserNeeded extends Error {
}
/**
 * Parses a file, with the quick parser (`clean/`) if that can read it.
 * @throws ParserNeeded if the full parser is needed and not given.
 */
function parseSource(parser, path, text) {
    if (text.length > bounds/* bounds */.O.module) {
        return { path, text, body: [], faults: [placed(path, text, mistakes/* tooLarge */.g$)], comments: () => [] };
    }
    const garbage = (0,document_fault/* garbageIn */.FV)(text);
    if (garbage !== undefined)
        return { path, text, body: [], faults: [placed(path, text, garbage)], comments: () => [] };
    const clean = readCleanly(path, text);
    if (clean !== undefined)
        return clean;
    if (parser === undefined)
        throw new ParserNeeded();
    try {
        if (path.endsWith('.json')) {
            return jsonFile(path, text, parser.parseExpression((0,counted_text/* counted */.A)(text)));
        }
        const { body, comments, fault } = (0,syntax_parser/* programIn */.Wm)(parser, path, text);
        const faults = fault ? [placed(path, text, fault)] : [];
        return { path, text, body, faults, comments: () => commentsOf(path, text, comments) };
    }
    catch (error) {
        const refusal = (0,mistakes/* refusalOf */.Of)((0,syntax_parser/* firstMistake */.$8)(parser, path, text, error), text, parser.bracketFault);
        return { path, text, body: [], faults: [placed(path, text, refusal)], comments: () => [] };
    }
}
function readCleanly(path, text) {
    if ((0,syntax_parser/* isMarkup */.RY)(path) || (0,declaration_files/* isDeclaration */.H)(path))
        return undefined;
    if (path.endsWith('.json')) {
        const json = (0,clean_module/* cleanExpression */.K)(text);
        return json && jsonFile(path, text, json);
    }
    const clean = (0,clean_module/* cleanModule */.I)(text);
    if (clean === undefined)
        return undefined;
    const { body, mutatingNodes } = clean;
    return { path, text, body, mutatingNodes, faults: [], comments: () => commentsOf(path, text, clean.comments) };
}
function jsonFile(path, text, json) {
    const refused = refusedInJson(text);
    const faults = refused === undefined ? [] : [placed(path, text, refused)];
    return { path, text, body: [], json, faults, comments: () => [] };
}
/** Returns a fault in code with its position. */
const placed = (path, text, fault) => (0,document_fault/* faultAt */.ux)(path, (0,document_lines/* linesOf */.D)(text), fault, []);
function commentsOf(path, text, found) {
    const lines = (0,document_lines/* linesOf */.D)(text);
    return found.map(({ value, start, end }) => ({
        file: path,
        text: value,
        start: lines.positionAt(start ?? 0),
        end: lines.positionAt(end ?? 0),
    }));
}


/***/ }),

/***/ 38688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $8: () => (/* binding */ firstMistake),
  RY: () => (/* binding */ isMarkup),
  qd: () => (/* binding */ loadParser),
  Wm: () => (/* binding */ programIn)
});

// EXTERNAL MODULE: ./dist/compiled/src/document/module/syntax/children.js
var children = __webpack_require__(17437);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/syntax/nodes.js
var nodes = __webpack_require__(37581);
;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/broken-literals.js


/**
 * Replaces literals in which the parser found an error by identifiers with their text: their values are wrong, and an
 * identifier that nothing declares is opaque.
 */
function withoutBrokenLiterals(body, errors, text) {
    const open = [...body];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        const { start, end } = node;
        if (literalParts(node).some((part) => errors.some((at) => isWithin(at, part))))
            Object.assign(node, { type: 'Identifier', name: text.slice(start ?? 0, end ?? 0) });
        else
            (0,children/* addChildren */.j)(node, open);
    }
}
/** Returns the parts of a node that are literals. */
function literalParts(node) {
    if ((0,nodes/* isOf */.y)(node, 'TemplateLiteral'))
        return node.quasis;
    const isPlain = (0,nodes/* isOf */.y)(node, 'StringLiteral', 'NumericLiteral', 'BigIntLiteral') || (0,nodes/* isOf */.y)(node, 'RegExpLiteral', 'DecimalLiteral');
    return isPlain ? [node] : [];
}
const isWithin = (at, { start, end }) => (start ?? 0) <= at && at < (end ?? 0);

// EXTERNAL MODULE: ./dist/compiled/src/document/module/syntax/counted-mistakes.js
var counted_mistakes = __webpack_require__(94442);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/syntax/counted-text.js
var counted_text = __webpack_require__(54068);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/syntax/declaration-files.js
var declaration_files = __webpack_require__(23790);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/syntax/mistakes.js
var syntax_mistakes = __webpack_require__(85279);
;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/types-in-javascript.js

/** True for a JavaScript file, which has no types. */
const isJavaScript = (path) => /\.[cm]?jsx?$/.test(path);
/** Errors about names, which are reported elsewhere. */
const ofNames = new Set(['VarRedeclaration', 'ModuleExportUndefined']);
/**
 * Returns the fault of a JavaScript file that can only be parsed as TypeScript: bundlers choose the syntax by the extension,
 * and fail there.
 */
function typesInJavaScript(path, { reasonCode, pos }, text) {
    if (ofNames.has(reasonCode))
        return undefined;
    const [name = path] = path.split('/').slice(-1);
    const expected = name.replace(/js(x?)$/, 'ts$1');
    // For a missing semicolon, the parser's position is before the space in front of the unexpected code.
    const space = /^ */.exec(text.slice(pos, pos + 80))?.[0].length ?? 0;
    return (0,syntax_mistakes/* parseError */.u$)(`Only TypeScript has this syntax; expected the file to be named \`${expected}\`.`, pos + space, text);
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/parser.js






/** Loads the full parser. That takes time, and most definitions need only the quick one. */
async function loadParser() {
    const [{ parse, parseExpression }, { bracketFault }] = await Promise.all([
        __webpack_require__.e(/* import() */ 5429).then(__webpack_require__.t.bind(__webpack_require__, 5429, 19)),
        __webpack_require__.e(/* import() */ 8519).then(__webpack_require__.bind(__webpack_require__, 48519)),
    ]);
    return { parse, parseExpression, bracketFault };
}
/**
 * Parses a module.
 * @throws the error of the parser if it cannot recover.
 */
function programIn(parser, path, text) {
    const parse = (options) => (0,counted_mistakes/* countingMistakes */.$)(text, () => parser.parse((0,counted_text/* counted */.A)(text), options));
    const options = optionsFor(path);
    let types;
    if (isJavaScript(path)) {
        try {
            const { program, comments } = parse({ ...options, plugins: withoutTypes(options), errorRecovery: false });
            return { body: program.body, comments: comments ?? [] };
        }
        catch (refusal) {
            if (!(0,syntax_mistakes/* isParseError */.M8)(refusal))
                throw refusal;
            types = typesInJavaScript(path, refusal, text);
        }
    }
    const { program, comments, errors } = parse(options);
    const mistakes = errors ?? [];
    if (mistakes.length > 0)
        withoutBrokenLiterals(program.body, mistakes.map(({ pos }) => pos), text);
    const [first] = mistakes;
    return { body: program.body, comments: comments ?? [], fault: first ? (0,syntax_mistakes/* mistakeOf */.Wl)(first, text) : types };
}
/**
 * Returns the first error of a module: a parser that finally fails does not report the errors from which it recovered before.
 */
function firstMistake(parser, path, text, last) {
    if (!(0,syntax_mistakes/* isParseError */.M8)(last) || path.endsWith('.json'))
        return last;
    try {
        (0,counted_mistakes/* countingMistakes */.$)(text, () => parser.parse((0,counted_text/* counted */.A)(text), { ...optionsFor(path), errorRecovery: false }));
    }
    catch (first) {
        if ((0,syntax_mistakes/* isParseError */.M8)(first))
            return first;
    }
    return last;
}
/** True if `<` may begin a JSX element, and never a type assertion. */
const isMarkup = (path) => /\.[cm]?(?:js|jsx|tsx)$/.test(path);
function optionsFor(path) {
    return {
        sourceType: 'module',
        errorRecovery: true,
        attachComment: false,
        allowReturnOutsideFunction: /\.c[jt]s$/.test(path),
        // Everything that TypeScript accepts: a definition may import any file of the project.
        plugins: [
            ['typescript', { dts: (0,declaration_files/* isDeclaration */.H)(path) }],
            'decorators-legacy',
            'decoratorAutoAccessors',
            'deferredImportEvaluation',
            'deprecatedImportAssert',
            'explicitResourceManagement',
            ...(isMarkup(path) ? ['jsx'] : []),
        ],
    };
}
/** Returns the plugins without TypeScript's, which is the only one with options. */
const withoutTypes = ({ plugins = [] }) => plugins.filter((plugin) => !Array.isArray(plugin));


/***/ })

};
