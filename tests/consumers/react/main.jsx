import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Level } from './level.jsx';

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <Level />
  </StrictMode>,
);
