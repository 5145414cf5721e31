export const id=7663,ids=[7663],modules={7663:((I,O,_)=>{_.r(O),_.d(O,{format:()=>P,summary:()=>c});var m=_(4657),D=_(5668),E=_(1215),t=_(5506),$=_(2986),M=_(9175);const d=({location:{file:s,start:n},severity:o,message:l,rule:v})=>`${(0,t.e)(`${(0,E.Iu)(s)}:${n.line}:${n.column}: ${M.D[o]}: ${l} [${v}]`)}
`,P=(s,n)=>s.results.flatMap(o=>[...(0,$.fz)(o,n).map(d),a(o,n),u(o)]).join("");function a(s,n){const o=(0,$.Lv)(s,n);return o===void 0?"":`${(0,t.e)(`${(0,E.Iu)(s.file)}: ${o}`)}
`}const u=({file:s,compare:n})=>n===void 0?"":`${(0,t.e)(`${(0,E.Iu)(s)}: ${(0,m.nt)(n)}`)}
`,c=(s,n)=>`${(0,t.e)((0,D.mQ)(s,n).join(" "))}
`})};
