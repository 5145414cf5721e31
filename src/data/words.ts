/** The words of a text in lines that are not indented. To look for white space would take several times as long. */
export const wordsIn = (text: string): readonly string[] => text.trim().replaceAll('\n', ' ').split(' ');
