const hit = '#v1&a=-24,-16_24,0_-24,16@-180,20&b=-12,-90_12,-90_12,90_-12,90@0,0&velocity=340,-20';

/** Ten figures, each in another way. */
export const ten = `
<p>Text before</p>
<sepax-figure id="one" lesson="separating-axis" step="3" lang="ko"><a href="#">A link</a></sepax-figure>
<sepax-figure id="two" lesson="shadows" theme="dark"></sepax-figure>
<p>Text between</p>
<sepax-figure id="three" lesson="way-out" formulas></sepax-figure>
<sepax-figure id="four" state="${hit}"></sepax-figure>
<sepax-figure id="five" lang="ko" state="nonsense"></sepax-figure>
<sepax-figure id="six"><script type="application/json">{"a":{"points":[[0,0],[40,0],[0,40]],"x":0,"y":0,"degrees":0},"b":{"points":[[0,0],[40,0],[0,40]],"x":10,"y":5,"degrees":0},"velocity":null,"step":"all"}</script></sepax-figure>
<sepax-figure id="seven" lesson="no-such"><a href="#">The fallback</a></sepax-figure>
<sepax-figure id="eight" lesson="shadows" step="x"></sepax-figure>
<sepax-figure id="nine" lesson="separating-axis" height="480" lang="ko-KR"></sepax-figure>
<sepax-figure id="ten" lesson="way-out" step="1"><p slot="caption">A caption</p></sepax-figure>
<p>Text after</p>`;
