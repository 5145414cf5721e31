/** Phrases that ask for a string that contains JSON, not for the value that it encodes. */
const asksForText =
  /\b(?:JSON(?: (?:object|array))? string\b(?! values?\b)|JSON[- ](?:encoded|stringified|serialized)|(?:stringified|string-encoded) (?:JSON|object|array)\b|(?:stringified|encoded|serialized|serialised) (?:as|in|into|to) (?:a )?JSON\b(?! (?:object|array|schema))|must be (?:a )?(?:valid )?JSON(?=\s*(?:$|[.,;)]|:\s)))/i;
/**
 * Phrases that allow other values too: "A list of JSON strings", "an object or a JSON string", "with its JSON strings
 * parsed".
 */
const alternative =
  /\bor\b|\beither\b|\bpars(?:ed|ing)\b|\bdecoded\b|\bJSON(?: (?:object|array))? strings\b|\bfrom\b|\bunless\b|\bbefore\b|\baccepted\b|\b(?:too|also)\b|\bby (?:us|the)\b/i;
/** Words before the phrase that negate it: "an object, not a JSON string". */
const denial =
  /\b(?:not?|never|cannot|without|instead of|rather than|unlike|than|formerly|previously|used to)\b|n['’]t\b/i;
/** Words before the phrase that describe how the value is processed, or a part of it: "sent as a JSON string", "each value". */
const processing =
  /\b(?:sent|sends?|stored?|stores|saved?|kept|converted|turned|passed(?: on)?|will be|each|every|nested|whose)\b|\b(?:values?|items|elements) (?:that|which|must|should|are|is)\b/i;
/** A passive before the phrase describes processing too: "is stringified as JSON". "must be" is a requirement. */
const passive = /(?<!\b(?:must|should|to) )\b(?:is|are|be|gets?) (?:\w+ )?$/i;
const participle = /^(?:stringified|encoded|seriali[sz]ed|JSON[- ]\w+ed\b)/i;

/** Whether a description asks for a string that contains JSON. */
export function asksForJsonText(text: string): boolean {
  const sentences = text.slice(0, 1000).split(/[.!?]\s|\n/);
  return sentences.some((sentence) => {
    const found = asksForText.exec(sentence);
    if (found === null || alternative.test(sentence)) return false;
    const before = sentence.slice(0, found.index);
    if (denial.test(before) || processing.test(before)) return false;
    return !(participle.test(found[0]) && passive.test(before));
  });
}
