import { partKinds, type ReviewPart, type ReviewParts } from '../../../engine/review/parts.ts';
import { counted } from '../../counts.ts';
import { escapeXml } from '../../escape/xml.ts';
import { partNames } from '../labels.ts';

/** The number of parts of one kind that are listed. */
const maxParts = 500;

/** The number of fields of one part that are listed. */
const maxFields = 30;

/** The parts of an integration, grouped by kind. */
export const partsHtml = (parts: ReviewParts): string =>
  partKinds
    .filter((kind) => parts[kind].length > 0)
    .map((kind) => {
      const left = parts[kind].length - maxParts;
      const more = left > 0 ? `<p class="soft">${counted(left, 'more')} not listed.</p>` : '';
      const count = `<small class="soft">${parts[kind].length}</small>`;
      return `<h3>${capital(partNames[kind])} ${count}</h3><ul class="parts">${parts[kind].slice(0, maxParts).map(partHtml).join('')}</ul>${more}`;
    })
    .join('') || '<p>Nothing.</p>';

function partHtml({ name, title, description, fields, generated, billable }: ReviewPart): string {
  const tags = [billable ? 'billed' : '', generated ? 'by an interface' : ''].filter((tag) => tag !== '');
  const shown = tags.map((tag) => ` <span class="tag">${tag}</span>`).join('');
  const texts = [title, description].filter((text) => text !== undefined && text !== name);
  const textHtml = texts.map((text) => escapeXml(text ?? '')).join(' – ');
  const fieldLines = fields.map(({ use, names }) => `${use} ${namesHtml(names)}`);
  const lines = [textHtml, ...fieldLines].filter((line) => line !== '').map((line) => `<br><small>${line}</small>`);
  return `<li><code>${escapeXml(name)}</code>${shown}${lines.join('')}</li>`;
}

function namesHtml(names: readonly string[]): string {
  const left = names.length - maxFields;
  const shown = names.slice(0, maxFields).map((name) => `<code>${escapeXml(name)}</code>`);
  return shown.join(', ') + (left > 0 ? ` and ${left} more` : '');
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
