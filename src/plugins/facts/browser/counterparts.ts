import {browserData} from '../browserData.ts';
import {currentFacts} from '../../../facts.ts';

export default browserData(currentFacts()).counterparts;
