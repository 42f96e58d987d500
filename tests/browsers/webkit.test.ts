import { allChecks } from './checks/all.js';
import { WebKitBrowser } from './engines/webkit.js';

allChecks('WebKit', WebKitBrowser.launch);
