export const id=5,ids=[5],modules={3005:((I,O,_)=>{_.r(O),_.d(O,{format:()=>P,summary:()=>c});var m=_(6519),D=_(1778),E=_(3133),t=_(2176),$=_(6300),M=_(5905);const d=({location:{file:s,start:n},severity:o,message:l,rule:v})=>`${(0,t.e)(`${(0,E.Iu)(s)}:${n.line}:${n.column}: ${M.D[o]}: ${l} [${v}]`)}
`,P=(s,n)=>s.results.flatMap(o=>[...(0,$.fz)(o,n).map(d),a(o,n),u(o)]).join("");function a(s,n){const o=(0,$.Lv)(s,n);return o===void 0?"":`${(0,t.e)(`${(0,E.Iu)(s.file)}: ${o}`)}
`}const u=({file:s,compare:n})=>n===void 0?"":`${(0,t.e)(`${(0,E.Iu)(s)}: ${(0,m.nt)(n)}`)}
`,c=(s,n)=>`${(0,t.e)((0,D.mQ)(s,n).join(" "))}
`})};
