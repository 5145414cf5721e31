export const id=9055,ids=[9055],modules={54657:((D,b,i)=>{i.d(b,{Ci:()=>g,_4:()=>s,c1:()=>w,jE:()=>$,nt:()=>p,oB:()=>y,x4:()=>H});const g=["major","minor","patch","none"],s={major:"Major: breaks what others rely on",minor:"Minor",patch:"Patch",none:"Not compared"},y=({diagnostics:m})=>m.some(({change:d,suppressed:u})=>u&&d!==void 0&&d.bump!=="none");function p(m,d){const{base:u,head:M,needed:k,actual:j,enough:L,suggested:v}=m,x=u.version===void 0?"the base":`\`${u.version}\``,E=M.version===void 0?"no version":`\`${M.version}\``;if(j==="down")return`The version goes down, from ${x} to ${E}.`;if(k==="none"&&d&&y(d))return`Every change since ${x} that requires a new version is suppressed.`;if(k==="none")return`Nothing changed since ${x} that requires a new version.`;const O=v===void 0?"":` The next version is \`${v}\`.`;if(j==="none")return`The changes since ${x} require a ${k} version.${O}`;const A=`From ${x} to ${E} is a ${j} bump`;return L?`${A}, and the changes require a ${k} one: enough.`:`${A}; the changes require a ${k} one.${O}`}const w=m=>g.map(d=>({step:d,changes:m.filter(({change:u})=>u?.bump===d)})).filter(({changes:d})=>d.length>0),$=m=>m.filter(({change:d})=>d===void 0),H=({name:m,compare:d})=>[m,d?.base.version,"→",d?.head.version].filter(u=>u!==void 0).join(" ")}),99837:((D,b,i)=>{i.d(b,{R:()=>g});const g=(s,y,p)=>s.replace(/`([^`]+)`|``|[^`]+|`/g,(w,$)=>$===void 0?y(w):p($))}),93945:((D,b,i)=>{i.d(b,{X:()=>p});var g=i(31215),s=i(28058);const y={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"},p=w=>(0,g.OM)((0,s.R)(w).replace(/[\ufffe\uffff]/g,"�").replace(/[&<>"']/g,$=>y[$]??""),"&#91;")}),49055:((D,b,i)=>{i.r(b),i.d(b,{format:()=>_,quote:()=>P});var g=i(35668),s=i(93945),y=i(27471),p=i(39175);function w(e){const n=e.flatMap(({diagnostics:a})=>a),t=$(n.map(({rule:a})=>a)),r=$(n.map(({severity:a})=>a)),o=y.Np.map(a=>{const f=`<input type="checkbox" name="severity" value="${a}" checked>`,c=`<span class="${a} severity">${p.G[a]} ${p.D[a]}</span>`;return`<label>${f} ${c} ${r.get(a)??0}</label>`}),l=[...t].sort(([a],[f])=>a<f?-1:1).map(([a,f])=>[a,`${a} (${f})`]),h=e.map(({file:a,diagnostics:f},c)=>[`${c}`,`${a.file} (${f.length})`]);return`<form hidden aria-label="Filters">
<fieldset><legend>Severity</legend>${o.join("")}</fieldset>
${H("rule","Rule","All rules",l)}
${H("file","Manifest","All manifests",h)}
<output aria-live="polite"></output>
</form>`}function $(e){const n=new Map;for(const t of e)n.set(t,(n.get(t)??0)+1);return n}const H=(e,n,t,r)=>`<label>${n} <select name="${e}">${[["",t],...r].map(([o,l])=>`<option value="${(0,s.X)(o)}">${(0,s.X)(l)}</option>`).join("")}</select></label>`;var m=i(54657),d=i(99837),u=i(26467);function M(e,n,{id:t,omission:r}){const o=e.compare?(0,m.x4)(e):[e.form,e.name,e.manifestVersion].filter(h=>h!==void 0).join(" "),l=n.length>0?"section":"div";return`<${l}>
<h2>${(0,s.X)(e.file)} <small>${(0,s.X)(o)}</small></h2>${e.compare?L(e.compare,e):""}
${k(n,t).join(`
`)}
${r===void 0?"":`<p class="omission">${r}</p>
`}</${l}>`}const k=(e,n)=>[...(0,m.c1)(e).map(({step:t,changes:r})=>{const o=r.map(l=>j(l,n,"h4"));return`<section><h3>${(0,s.X)(m._4[t])}</h3>
${o.join(`
`)}</section>`}),...(0,m.jE)(e).map(t=>j(t,n))];function j(e,n,t="h3"){const{severity:r,rule:o,message:l,location:h,related:a,fix:f,url:c,frames:X}=e,[z="",...ne]=X,te=`<span class="severity">${p.G[r]} ${p.D[r]}</span>`,N=a.map((G,oe)=>`<li>${v(G.message)} <span class="place">${x(G.location)}</span>${ne[oe]}</li>`);return[`<article class="${r}" data-severity="${r}" data-rule="${(0,s.X)(o)}" data-file="${n}">`,`<${t}>${te} ${v(l)}</${t}>`,`<p class="place">${x(h)} ${E(o,c)}</p>`,z,N.length>0?`<ul>${N.join("")}</ul>`:"",f?`<p class="fix">Fix (${f.safety}): ${v(f.title)}</p>`:"","</article>"].join("")}const L=(e,n)=>`
<p><strong>${e.enough?"✔":"✖"} ${v((0,m.nt)(e,n))}</strong></p>`,v=e=>(0,d.R)(e,s.X,n=>`<code>${(0,s.X)(n)}</code>`),x=({file:e,start:n,approximate:t})=>`<span>${t?"near ":""}${(0,s.X)(e)}:${n.line}:${n.column}</span>`;function E(e,n){const t=(0,u.D)(n);return t===void 0?`<span>${(0,s.X)(e)}</span>`:`<a href="${(0,s.X)(t)}" target="_blank" rel="noreferrer">${(0,s.X)(e)}</a>`}var O=i(77598);const A=({title:e,style:n,script:t,body:r})=>`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${I(n,t)}">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${e}</title>
<style>${n}</style>
</head>
<body>
${r}
</body>
</html>
`,I=(e,n)=>["default-src 'none'","img-src data:",`style-src ${C(e)}`,`script-src ${C(n)}`,"base-uri 'none'","form-action 'none'"].join("; "),C=e=>`'sha256-${(0,O.createHash)("sha256").update(e).digest("base64")}'`;var F=i(81147),W=i(67800);const R=400,K=80,U=({lines:e})=>e.length===0?"":`<pre>${e.map(V).join("")}</pre>`;function V(e){const n=e.afterGap?'<span data-line="⋮"></span>':"",t=e.covered?' class="covered"':"";return`${n}<span${t} data-line="${e.number}">${J(e)}</span>`}function J({text:e,covered:n}){const t=e.length>R?Math.max(0,(n?.[0]??0)-K):0,r=Math.min(e.length,t+R),o=(h,a)=>T(e.slice(Math.max(h,t),Math.min(a,r))),l=n?`${o(t,n[0])}<mark>${o(...n)}</mark>${o(n[1],r)}`:o(t,r);return`${t>0?"…":""}${l}${r<e.length?"…":""}`}const re=e=>`<pre>${e.map((n,t)=>`<span data-line="${t+1}">${T(n)}</span>`).join("")}</pre>`,T=e=>e.split("	").map(s.X).join("	"),Q={before:2,after:2},Y={before:0,after:0},Z=e=>e.diagnostics.every(n=>"frames"in n);function P(e){if(Z(e))return e;const n=(0,W.W)(e.sources,F.J),t=(o,l)=>U((0,F.z)(n(o.file),o,l)),r=e.diagnostics.map(o=>({...o,frames:[t(o.location,Q),...o.related.map(({location:l})=>t(l,Y))]}));return{...e,diagnostics:r,sources:new Map}}const B=`
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
`,q=`
:root {
  color-scheme: light dark;
  --page: #fff; --card: #fff; --code: #f6f8fa; --text: #1f2328; --soft: #59636e; --line: #d1d9e0; --link: #0969da;
  --error: #b3261e; --warn: #8a5a00; --info: #0b5cad; --fix: #1a7f37;
  --error-tint: #ffd8d3; --warn-tint: #ffe8a3; --info-tint: #cfe6ff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --card: #151b23; --code: #0d1117; --text: #e6edf3; --soft: #9aa4af; --line: #3d444d; --link: #6cb0ff;
    --error: #ff8a80; --warn: #e8b84a; --info: #7cb8ff; --fix: #5bd272;
    --error-tint: #6b1f1b; --warn-tint: #5a4300; --info-tint: #0f3f73;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 66rem;
  background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
h1 { margin: 0; font-size: 1.6rem; }
h1 small { color: var(--soft); font-size: 1rem; font-weight: 400; }
h2 { margin: 2.5rem 0 .75rem; font: 600 1.05rem/1.4 ui-monospace, monospace; }
h2 small { display: block; color: var(--soft); font: .875rem/1.4 system-ui, sans-serif; }
h3, article h4 { margin: 0; font-size: 1rem; font-weight: 600; }
section section > h3 { margin-top: 1.25rem; }
p { margin: .35rem 0 0; }
a { color: var(--link); }
code { font: .92em ui-monospace, monospace; background: var(--code); border-radius: .25rem; padding: .1em .25em; }
code, mark { unicode-bidi: isolate; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
form {
  display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center;
  margin-top: 1.25rem; padding: .75rem 0; background: var(--page); border-bottom: 1px solid var(--line);
}
fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; border: 0; min-width: 0; }
legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
label { display: inline-flex; align-items: center; gap: .4rem; min-width: 0; }
select { max-width: 11.5rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .375rem; padding: .25rem .4rem; }
output { color: var(--soft); }
article {
  margin: .75rem 0; padding: .85rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
  border-left: .3rem solid var(--accent); content-visibility: auto; contain-intrinsic-size: auto 14rem;
}
.error { --accent: var(--error); --tint: var(--error-tint); }
.warn { --accent: var(--warn); --tint: var(--warn-tint); }
.info { --accent: var(--info); --tint: var(--info-tint); }
.severity { color: var(--accent); white-space: nowrap; margin-right: .25rem; }
label .severity { margin: 0; }
.place { color: var(--soft); font: .875rem/1.5 ui-monospace, monospace; }
.place > * { display: inline-block; }
.place > :not(:last-child) { margin-right: 1rem; }
li > .place { display: block; }
.fix { color: var(--fix); }
ul { margin: .35rem 0 0; padding-left: 1.25rem; }
pre {
  margin: .6rem 0 0; padding: .5rem 0; background: var(--code); border: 1px solid var(--line); border-radius: .375rem;
  font: .85rem/1.55 ui-monospace, monospace; white-space: pre-wrap; tab-size: 4;
}
pre > span { display: block; padding: 0 .75rem 0 4.25rem; min-height: 1.55em; }
pre > span::before {
  content: attr(data-line); float: left; width: 3rem; margin-left: -4.25rem; text-align: right; color: var(--soft);
  user-select: none;
}
pre > .covered::before { color: var(--accent); font-weight: 700; }
mark {
  background: var(--tint); color: inherit; border-radius: .15rem; padding-bottom: .1em;
  text-decoration: underline 2px var(--accent); text-decoration-skip-ink: none; text-underline-offset: .3em;
}
mark:empty { padding-left: .3em; }
details { margin-top: 2.5rem; color: var(--soft); }
@media (min-width: 48rem) and (min-height: 30rem) { form { position: sticky; top: 0; z-index: 1; } }
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; }
  form { position: static; padding: 0; border: 0; }
  form > :not(output) { display: none; }
  article { content-visibility: visible; break-inside: avoid; }
  h2 { break-after: avoid; }
}
`;var S=i(72986);function _(e,n){const t=e.results.map(c=>({file:c,diagnostics:(0,S.Y3)(P(c),n)})),r=({file:c,diagnostics:X})=>X.length>0||(0,S._$)(c,n)>0||c.compare!==void 0,o=t.filter(r),l=t.filter(c=>!r(c)),[h="",...a]=(0,g.mQ)(e,n),f=`<header>
<h1>hublint <small>${(0,s.X)(e.tool.version)}</small></h1>
<p><strong>${h}</strong> ${a.map(v).join(" ")}</p>
${(e.unchecked??[]).map(c=>`<p><strong>Not checked:</strong> ${v(c)}</p>
`).join("")}</header>
${o.length>0?w(o):""}
<main>
${o.map(({file:c,diagnostics:X},z)=>M(c,X,{id:z,omission:(0,S.Lv)(c,n)})).join(`
`)}
${l.length>0?ee(l.map(({file:c})=>c)):""}
</main>
${o.length>0?`<script>${B}<\/script>`:""}`;return A({title:`hublint: ${h}`,style:q,script:B,body:f})}const ee=e=>`<details><summary>${(0,g.hS)(e.length,"manifest")} without findings</summary><ul>${e.map(({file:n})=>`<li>${(0,s.X)(n)}</li>`).join("")}</ul></details>`})};
