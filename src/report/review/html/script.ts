/** Counts the ticked boxes, and expands collapsed parts for printing. */
export const reviewScript = `
const boxes = [...document.querySelectorAll('.questions input')];
const answered = document.querySelector('.questions output');
function count() {
  answered.value = boxes.filter((box) => box.checked).length + ' of ' + boxes.length + ' answered';
}
for (const box of boxes) box.addEventListener('change', count);
if (answered) count();
// Coming back from another page, browsers tick them again late and without an event.
if (answered) addEventListener('pageshow', count);
const folded = [...document.querySelectorAll('details')];
let opened = [];
addEventListener('beforeprint', () => {
  opened = folded.filter((one) => !one.open);
  for (const one of opened) one.open = true;
});
addEventListener('afterprint', () => {
  for (const one of opened) one.open = false;
});
`;
