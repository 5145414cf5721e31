-- Opens a file with the server, writes down what it shows, applies the fix on a line, and writes down what is left.
local work = vim.json and vim.json.decode(vim.env.HUBLINT_TEST) or vim.fn.json_decode(vim.env.HUBLINT_TEST)
local patience = 90000

local function shown()
  local found = {}
  for _, one in ipairs(vim.diagnostic.get()) do
    local name = vim.api.nvim_buf_get_name(one.bufnr)
    table.insert(found, name:sub(#work.folder + 2) .. ':' .. (one.lnum + 1) .. ':' .. (one.col + 1) .. ' ' .. one.code)
  end
  table.sort(found)
  return found
end

local function run()
  vim.cmd('edit ' .. work.file)
  local buffer = vim.api.nvim_get_current_buf()
  vim.wait(patience, function() return #vim.lsp.get_active_clients() > 0 end, 50)
  local id = vim.lsp.get_active_clients()[1].id
  vim.wait(patience, function() return #shown() >= work.count end, 50)
  local before = shown()
  vim.api.nvim_win_set_cursor(0, { work.line, 0 })
  local params = vim.lsp.util.make_range_params()
  params.range = { start = { line = work.line - 1, character = 0 }, ['end'] = { line = work.line, character = 0 } }
  params.context = { diagnostics = {}, only = { 'quickfix' } }
  local answers = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction', params, patience) or {}
  local title
  for _, action in ipairs((answers[id] or {}).result or {}) do
    if action.isPreferred then
      title = action.title
      vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
      break
    end
  end
  vim.wait(patience, function() return #shown() < #before end, 50)
  local line = vim.api.nvim_buf_get_lines(buffer, work.line - 1, work.line, false)[1]
  return { before = before, title = title, line = line, after = shown() }
end

local ok, result = pcall(run)
vim.fn.writefile({ vim.fn.json_encode(ok and result or { failed = tostring(result) }) }, work.answer)
for _, client in pairs(vim.lsp.get_active_clients()) do client.stop() end
vim.wait(5000, function() return #vim.lsp.get_active_clients() == 0 end, 50)
vim.cmd('qall!')
