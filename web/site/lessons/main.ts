import '../site.js';
import './styles/book.css';
import { SepaxContents } from './sepax-contents.js';

document.querySelector('main')!.replaceChildren(new SepaxContents());
