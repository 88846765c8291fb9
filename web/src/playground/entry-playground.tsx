import '../styles/global.css';
import { createRoot } from 'react-dom/client';
import { ROOT_ID } from '../lib/head/document.ts';
import { Playground } from './Playground.tsx';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error(`The page has no element #${ROOT_ID} to render into.`);
createRoot(root).render(<Playground />);
