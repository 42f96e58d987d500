import { allChecks } from './checks/all.js';
import { FirefoxBrowser } from './engines/firefox.js';

allChecks('Firefox', FirefoxBrowser.launch);
