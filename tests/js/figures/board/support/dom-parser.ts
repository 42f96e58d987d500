import { DOMParser as XmlDomParser } from '@xmldom/xmldom';

/** What a browser answers for a text that is not XML. */
const broken = '<parsererror/>';

/** The parser of browsers, for Node: it never throws. */
class NodeDomParser {
  parseFromString(text: string, type: string): unknown {
    const parser = new XmlDomParser({ onError: () => {} });
    try {
      return parser.parseFromString(text, type);
    } catch {
      return parser.parseFromString(broken, type);
    }
  }
}

Object.assign(globalThis, { DOMParser: NodeDomParser });
