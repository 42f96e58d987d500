/** What follows a noun or the stem of a verb in Korean, and is no part of what one looks for. */
const endings =
  /(?<=[가-힣]{2})(?:에서|에게|으로|까지|부터|처럼|보다|마다|이나|은|는|이|가|을|를|의|에|로|와|과|도|만|기|다|고|면|며|지|게)+$/;

/** A word as it is compared; others than Korean ones as they are. */
export const koreanStem = (word: string): string => word.replace(endings, '');
