/**
 * Files of the JSON test suite that hublint rejects, by fault: some that the suite accepts (`y_`) or leaves to the parser
 * (`i_`).
 */
export const refused: Readonly<Record<string, readonly string[]>> = {
  // Not UTF-8, the encoding of manifests.
  binary: ['i_string_UTF-16LE_with_BOM.json', 'i_string_utf16BE_no_BOM.json', 'i_string_utf16LE_no_BOM.json'],
  // Valid JSON, in which the last value counts; but an author who writes a name twice has made a mistake.
  'duplicate-key': ['y_object_duplicated_key.json', 'y_object_duplicated_key_and_value.json'],
  'too-deep': ['i_structure_500_nested_arrays.json'],
  // Not representable as a number.
  'unsupported-value': [
    'i_number_huge_exp.json',
    'i_number_neg_int_huge_exp.json',
    'i_number_pos_double_huge_exp.json',
    'i_number_real_neg_overflow.json',
    'i_number_real_pos_overflow.json',
  ],
};
