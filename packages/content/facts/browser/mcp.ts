import {browserData} from '../browserData.ts';
import {currentFacts} from '../index.ts';

export default browserData(currentFacts()).mcp;
