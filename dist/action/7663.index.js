export const id=7663,ids=[7663],modules={27663:((l,m,_)=>{_.r(m),_.d(m,{format:()=>c,summary:()=>r});var $=_(54657),D=_(35668),E=_(31215),t=_(5506),O=_(72986),M=_(39175);const a=({location:{file:n,start:o},severity:s,message:u,rule:f})=>`${(0,t.e)(`${(0,E.Iu)(n)}:${o.line}:${o.column}: ${M.D[s]}: ${u} [${f}]`)}
`,c=(n,o)=>n.results.flatMap(s=>[...(0,O.fz)(s,o).map(a),d(s,o),P(s)]).join("");function d(n,o){const s=(0,O.Lv)(n,o);return s===void 0?"":`${(0,t.e)(`${(0,E.Iu)(n.file)}: ${s}`)}
`}const P=n=>{const{file:o,compare:s}=n;return s===void 0?"":`${(0,t.e)(`${(0,E.Iu)(o)}: ${(0,$.nt)(s,n)}`)}
`},r=(n,o)=>`${(0,t.e)((0,D.mQ)(n,o).join(" "))}
`})};
