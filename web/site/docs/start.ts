import '../site.js';
import '../search/sepax-search.js';
import './docs.css';
import { startAroundText } from '../page-language.js';

startAroundText();
