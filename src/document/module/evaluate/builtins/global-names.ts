import { wordsIn } from '../../../../data/words.ts';

/**
 * Names that exist without being declared: those of the language, of CommonJS modules, and the web APIs of Node.js. A
 * definition runs in Node.js, so `window` is not one of them. Source: the global objects of Node.js 20 and 24.
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

export const globalNames: ReadonlySet<string> = new Set(wordsIn(words));
