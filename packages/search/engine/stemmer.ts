/** The stemmer of English. In a site in another language, the plugin puts that language's here. */
export {stemmer} from 'stemmer';
