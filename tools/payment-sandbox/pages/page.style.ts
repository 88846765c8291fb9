/** Every page's style: the shop's look, phone first, with two columns where there's room. */
export const PAGE_STYLE = `
:root{
  --ink:#14171a;--ink-2:#4a5157;--line:#e2e0d9;--paper:#fbfaf7;--card:#fff;--tint:#f2f0ea;--signal:#fc0;
  --bad:#b3261e;color-scheme:light
}
*{box-sizing:border-box}
body{
  margin:0;background:var(--paper);color:var(--ink);
  font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;font-variant-numeric:tabular-nums
}
a{color:inherit;text-underline-offset:3px}
h1{font-size:22px;line-height:1.25;font-weight:780;margin:0}
h2{font-size:18px;line-height:1.3;font-weight:780;margin:0 0 16px}
p{margin:0}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
.notice{background:var(--signal);padding:10px 8px;text-align:center;font-size:13px}
.page{max-width:1040px;margin:0 auto;padding:16px 16px 48px;display:grid;gap:20px;grid-template-columns:minmax(0,1fr)}
.page--narrow{max-width:560px}
.back{display:inline-flex;align-items:center;min-height:44px;font-size:14.5px}
.to{color:var(--ink-2);font-size:14.5px}
.price{font-size:34px;line-height:1.15;font-weight:800;display:block}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:20px 16px}
.card>*+*{margin-top:16px}
.lines{list-style:none;margin:0;padding:0}
.line{
  display:grid;grid-template-columns:52px minmax(0,1fr) auto;gap:4px 12px;padding:12px 0;
  border-top:1px solid var(--line)
}
.line:first-child{border-top:0;padding-top:0}
.line--plain{grid-template-columns:minmax(0,1fr) auto}
.line__picture{width:52px;height:52px;border-radius:10px;background:var(--tint);object-fit:contain}
.line__name{font-weight:600;overflow-wrap:anywhere}
.line__more{color:var(--ink-2);font-size:14.5px;overflow-wrap:anywhere}
.totals{margin:0;border-top:1px solid var(--line);padding-top:12px}
.totals div{display:flex;justify-content:space-between;gap:16px;padding:4px 0}
.totals dd{margin:0;white-space:nowrap}
.totals__sum{font-weight:780;font-size:18px}
.field{display:grid;gap:6px;margin-top:16px}
.field label{font-weight:600;font-size:14.5px}
.field input{
  width:100%;min-height:44px;padding:8px 12px;border:1px solid #767d84;border-radius:10px;background:#fff;
  color:inherit;font:inherit
}
.field input[aria-invalid=true]{border:2px solid var(--bad)}
.field__error{color:var(--bad);font-size:14.5px;font-weight:600}
.field__known{overflow-wrap:anywhere}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 12px;align-items:start}
.button{
  display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;margin-top:20px;
  padding:10px 20px;border:1px solid var(--signal);border-radius:10px;background:var(--signal);
  color:var(--ink);font:inherit;font-weight:700;text-decoration:none;cursor:pointer
}
.button:hover{background:#f2c200}
.button--quiet{background:var(--card);border-color:#767d84;margin-top:12px}
.button--quiet:hover{background:var(--tint)}
.alert{margin-top:16px;background:var(--card);border:2px solid var(--bad);border-radius:10px;padding:12px 16px}
.alert h2{margin:0 0 4px;font-size:16px}
.alert ul{margin:0;padding-left:20px}
details{border:1px solid var(--line);border-radius:10px;background:var(--paper)}
summary{padding:10px 14px;min-height:44px;font-weight:600;cursor:pointer}
.cards{margin:0;padding:0 14px 12px}
.cards div{
  display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:8px 0;
  border-top:1px solid var(--line)
}
.cards dt{font-weight:600;white-space:nowrap}
.cards dd{margin:0;color:var(--ink-2);font-size:14.5px}
.hint{color:var(--ink-2);font-size:14.5px}
@media(min-width:820px){
.notice{font-size:14.5px}
.page{padding:32px 24px 64px;gap:24px 32px}
.page--pay{grid-template-columns:minmax(0,5fr) minmax(0,6fr);align-items:start}
.page--pay .top{grid-column:1/-1}
.card{padding:28px}
}
`;
