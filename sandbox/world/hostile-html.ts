/**
 * Malicious or broken markup, as it occurs in retailers' HTML.
 * None of it may run or escape the element that contains it.
 */
export const hostileHtml: readonly string[] = [
  '<script>document.title="taken"</script>',
  '<img src="x" onerror="document.title=\'taken\'">',
  '<iframe src="https://frames.example/ad" width="1" height="1"></iframe>',
  '<a href="javascript:document.title=\'taken\'">Size guide</a>',
  '<a href="  jAvA\tscript:document.title=\'taken\'">Care</a>',
  '<div style="position:fixed;inset:0;z-index:9999;background:#fff">Flash sale</div>',
  '<p style="width:expression(document.title=\'taken\')">Shown wide</p>',
  '<style>body{display:none}</style>',
  '<ul><li>Unclosed <b>and <i>never <a href="https://shop.example/x">finished',
  `${'<div>'.repeat(400)}deep${'</div>'.repeat(400)}`,
  '&lt;script&gt;document.title=&quot;taken&quot;&lt;/script&gt; &#60;b&#62;bold&#60;/b&#62; &amp;amp;',
  '<svg onload="document.title=\'taken\'"><use href="data:image/svg+xml,x"></use></svg>',
  '<form action="https://forms.example/"><input name="password"><button>Win a voucher</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example/"><base href="https://elsewhere.example/">',
  '</div></section></main></body></html><h1>Outside</h1>',
  '<object data="https://objects.example/x.swf"></object><embed src="https://objects.example/x.swf">',
]
