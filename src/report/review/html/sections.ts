import type { Review } from '../../../engine/review/review.ts';
import type { ReviewedScript } from '../../../engine/review/scripts.ts';
import { escapeXml } from '../../escape/xml.ts';
import { messageHtml, placeHtml } from '../../html/finding.ts';
import { linesHtml } from '../../html/frame.ts';
import { compiledText, outcomeSigns } from '../labels.ts';
import { addressUses, codeIn, scriptName } from '../scripts.ts';

/** Each outcome is also written as a word: screen readers may skip the sign. */
export const checksHtml = ({ checks }: Review): string =>
  `<ul class="list">${checks
    .map(
      ({ outcome, text }) =>
        `<li class="${outcome}"><span class="sign" aria-hidden="true">${outcomeSigns[outcome]}</span><span><span class="said">${outcome}: </span>${messageHtml(text)}</span></li>`,
    )
    .join('')}</ul>`;

export const questionsHtml = ({ tasks }: Review): string =>
  `<div class="questions"><ul class="list">${tasks
    .map(
      ({ id, text }) =>
        `<li><label><input type="checkbox" name="${escapeXml(id)}"><span>${messageHtml(text)}</span></label></li>`,
    )
    .join('')}</ul><output></output></div>`;

const tableHtml = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${head.join(', ')}"><table><thead><tr>${head
    .map((cell) => `<th scope="col">${cell}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

const codeHtml = (text: string): string => `<code>${escapeXml(text)}</code>`;

export function reachHtml({ scripts }: Review): string {
  const rows = (['hosts', 'scopes'] as const).flatMap((kind) =>
    addressUses(scripts, kind).map(({ name, scripts: by, notes }) => [
      kind === 'hosts' ? 'Host' : 'Permission',
      [codeHtml(name), ...notes.map((note) => `<span class="tag warned">${note}</span>`)].join(' '),
      by.map(messageHtml).join('<br>'),
    ]),
  );
  return tableHtml(['What', 'Name', 'In the script'], rows);
}

export function scriptHtml(script: ReviewedScript): string {
  const { compiled, fields, functions, hosts, scopes, location } = script;
  const outcome = { compiles: 'holds', fails: 'fails', unknown: 'open' }[compiled.outcome];
  const list = (names: readonly string[]) => names.map(codeHtml).join(', ');
  const facts = [
    ['Compiler', `<span class="${outcome}"><span class="sign">${compiledText(script)}</span></span>`],
    ...compiled.remarks.map(({ message }) => ['', messageHtml(message)]),
    ['Reads', list(fields) || 'nothing of the request'],
    ...(functions.length > 0 ? [['Calls', list(functions)]] : []),
    ...(hosts.length > 0 ? [['Hosts', list(hosts)]] : []),
    ...(scopes.length > 0 ? [['Asks for', list(scopes)]] : []),
    ['Position', placeHtml(location)],
  ];
  const { lines, omission } = codeIn(script);
  const more = omission === undefined ? '' : `<p class="soft">${omission}</p>`;
  return `<h3>${messageHtml(scriptName(script))}</h3><dl>${facts
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
    .join('')}</dl>${linesHtml(lines)}${more}`;
}

export const secretsHtml = ({ secrets }: Review): string =>
  tableHtml(
    ['Name', 'What', 'Description'],
    secrets.map(({ kind, name, owner = '', description, optional, isHidden }) => [
      codeHtml(name),
      kind === 'secret'
        ? `secret${optional ? ', optional' : ''}`
        : `field of ${messageHtml(owner)}${isHidden ? '' : ' <span class="tag warned">shown as it is typed</span>'}`,
      description === undefined ? '' : escapeXml(description),
    ]),
  );

export const waiversHtml = ({ waivers }: Review): string =>
  tableHtml(
    ['Where', 'Rules', 'Reason', 'Findings'],
    waivers.map(({ location, rules, reason, findings }) => [
      placeHtml(location),
      rules.length > 0 ? rules.map(codeHtml).join(', ') : 'everything that the platform’s linter reports',
      reason === undefined ? '<em>none given</em>' : escapeXml(reason),
      String(findings),
    ]),
  );

export const provenanceHtml = ({ files, rules }: Review, version: string): string => {
  const table = tableHtml(
    ['File', 'Bytes', 'SHA-256'],
    files.map(({ file, size, sha256 }) => [codeHtml(file), size.toLocaleString('en'), codeHtml(sha256)]),
  );
  const settings = rules.map(({ id, severity, options }) => {
    const chosen = options === undefined ? '' : ` ${codeHtml(JSON.stringify(options))}`;
    return `<li>${codeHtml(id)} ${escapeXml(severity)}${chosen}</li>`;
  });
  return `${table}<p>hublint ${escapeXml(version)}, preset ${codeHtml('hub')}, ${rules.length} rules.</p><details><summary>The rules and their options</summary><ul>${settings.join('')}</ul></details>`;
};
