/** Shows the filters, which need the script, and hides what they exclude. */
export const script = `
const form = document.querySelector('form');
const findings = [...document.querySelectorAll('article')];
const sections = [...document.querySelectorAll('section')];
const shown = document.querySelector('output');
function filter() {
  const chosen = new FormData(form);
  const severities = new Set(chosen.getAll('severity'));
  const rule = chosen.get('rule');
  const file = chosen.get('file');
  let count = 0;
  for (const finding of findings) {
    const { dataset } = finding;
    const fits =
      severities.has(dataset.severity) && (!rule || rule === dataset.rule) && (!file || file === dataset.file);
    finding.hidden = !fits;
    if (fits) count += 1;
  }
  for (const section of sections) section.hidden = section.querySelector('article:not([hidden])') === null;
  shown.value = count + ' of ' + findings.length + ' shown';
}
form.hidden = false;
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
filter();
// Coming back from another page, browsers restore the filters late and without an input event.
addEventListener('pageshow', filter);
`;
