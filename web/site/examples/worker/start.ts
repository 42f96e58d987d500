import '../../site.js';
import { startLanguage } from '../../page-language.js';

startLanguage({ en: {}, ko: {} });
