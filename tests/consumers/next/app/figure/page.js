'use client';
import 'sepax/embed';

export default function Page() {
  return (
    <main>
      <h1>A post</h1>
      <sepax-figure lesson="separating-axis" style={{ display: 'block', minHeight: 480 }} />
      <p>Text after the figure.</p>
    </main>
  );
}
